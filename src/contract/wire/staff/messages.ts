import { Type, type Static } from 'typebox';
import { messageAnswer, messageStates, reportStates } from '../../staff/messages.ts';
import { Id, nullableText } from '../common.ts';
import { LanguageCode } from '../languageCode.ts';
import { text } from '../ruled.ts';
import { ListQuery } from './list.ts';

const instant = Type.String({ format: 'date-time' });

const ListedMessage = {
  id: Id,
  state: Type.Enum(messageStates),
  sent_at: instant,
  name: Type.String(),
  subject: Type.String(),
};

/** As in the list. */
export const StaffMessage = Type.Object(ListedMessage);
export type StaffMessage = Static<typeof StaffMessage>;

/** The staff's actions on a message or a report, oldest first. */
export const History = Type.Array(
  Type.Object({
    id: Id,
    at: instant,
    /** As in the audit log, such as `message.answered`. */
    action: Type.String(),
    name: Type.String(),
  }),
);
export type History = Static<typeof History>;

export const StaffMessageDetails = Type.Object({
  ...ListedMessage,
  email: Type.String(),
  phone: nullableText,
  /** The language of the customer's shop, and of the answer. */
  language: LanguageCode,
  /** The sender was logged in. */
  is_customer: Type.Boolean(),
  message: Type.String(),
  answer: nullableText,
  history: History,
});
export type StaffMessageDetails = Static<typeof StaffMessageDetails>;

export const StaffMessagesQuery = ListQuery({ state: Type.Optional(Type.Enum(messageStates)) });

export const AnswerMessage = Type.Object(
  { answer: text(messageAnswer) },
  { additionalProperties: false },
);

const ListedReport = {
  id: Id,
  state: Type.Enum(reportStates),
  sent_at: instant,
  /** The customer's description beside the recording. */
  message: nullableText,
};

export const StaffReport = Type.Object(ListedReport);
export type StaffReport = Static<typeof StaffReport>;

export const StaffReportDetails = Type.Object({
  ...ListedReport,
  /** The number that the customer was shown, and that the server's log has. */
  reference: Type.String(),
  /** When it is deleted. */
  kept_until: instant,
  history: History,
});
export type StaffReportDetails = Static<typeof StaffReportDetails>;

export const StaffReportsQuery = ListQuery({ state: Type.Optional(Type.Enum(reportStates)) });
