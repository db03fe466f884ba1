import type { ApiRequest } from '../../api/client.ts';
import { filledText, flag, id, instant, nullable, object, oneOf, text } from '../../api/shape.ts';
import { languageCodes } from '../../contract/languages.ts';
import { messageStates, reportStates } from '../../contract/staff/messages.ts';
import type {
  StaffMessage,
  StaffMessageDetails,
  StaffReport,
  StaffReportDetails,
} from '../../contract/wire/staff/messages.ts';
import { readHistory } from './history.ts';

const listedMessage = {
  id,
  state: oneOf(...messageStates),
  sent_at: instant,
  name: text,
  subject: text,
};
export const readMessage = object<StaffMessage>(listedMessage);

export const getMessage = (number: number): ApiRequest<StaffMessageDetails> => ({
  method: 'GET',
  path: `messages/${number}`,
  parse: object<StaffMessageDetails>({
    ...listedMessage,
    email: text,
    phone: nullable(text),
    language: oneOf(...languageCodes),
    is_customer: flag,
    message: text,
    answer: nullable(text),
    history: readHistory,
  }),
});

export const answerMessage = ({
  id: number,
  answer,
}: {
  id: number;
  answer: string;
}): ApiRequest<null> => ({
  method: 'POST',
  path: `messages/${number}/answer`,
  body: { answer },
  parse: () => null,
});

const listedReport = {
  id,
  state: oneOf(...reportStates),
  sent_at: instant,
  message: nullable(text),
};
export const readReport = object<StaffReport>(listedReport);

export const getReport = (number: number): ApiRequest<StaffReportDetails> => ({
  method: 'GET',
  path: `problem-reports/${number}`,
  parse: object<StaffReportDetails>({
    ...listedReport,
    reference: filledText,
    kept_until: instant,
    history: readHistory,
  }),
});

export type Inbox = 'messages' | 'problem-reports';

interface Step {
  inbox: Inbox;
  id: number;
  step: 'read' | 'close' | 'reopen';
}

export const moveOn = ({ inbox, id: number, step }: Step): ApiRequest<null> => ({
  method: 'POST',
  path: `${inbox}/${number}/${step}`,
  parse: () => null,
});
