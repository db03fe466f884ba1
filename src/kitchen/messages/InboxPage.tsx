import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ApiRequest } from '../../api/client.ts';
import type { History, StaffMessage } from '../../contract/wire/staff/messages.ts';
import type { Inbox } from '../api/messages.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useAccount } from '../session/useAccount.ts';
import { HistoryList } from '../parts/HistoryList.tsx';
import { InboxSteps } from './InboxSteps.tsx';

interface InboxItem extends Pick<StaffMessage, 'id' | 'state'> {
  history: History;
}

interface InboxPageProps<T> {
  inbox: Inbox;
  request: ApiRequest<T>;
  title: (item: T | undefined) => string;
  children: (item: T, mayWrite: boolean) => ReactNode;
}

/** A message or a report, between the way back, the steps that it can take and its history. */
export function InboxPage<T extends InboxItem>({
  inbox,
  request,
  title,
  children,
}: InboxPageProps<T>) {
  const text = useText();
  const { answer: item, error, retry } = useAnswer(request);
  const mayWrite = useAccount().permissions.includes('messages.write');
  return (
    <Page
      title={title(item)}
      actions={mayWrite && item && <InboxSteps inbox={inbox} item={item} />}
    >
      <Link component={RouterLink} to={`/${inbox}`}>
        {text(`${inbox}.back`)}
      </Link>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && item === undefined && <Waiting />}
      {item && (
        <>
          {children(item, mayWrite)}
          <HistoryList entries={item.history} />
        </>
      )}
    </Page>
  );
}
