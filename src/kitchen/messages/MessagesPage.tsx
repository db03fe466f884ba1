import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { messageStates } from '../../contract/staff/messages.ts';
import type { StaffMessage } from '../../contract/wire/staff/messages.ts';
import { Instant } from '../parts/Instant.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { InboxState } from './InboxState.tsx';
import { StateFilter } from './StateFilter.tsx';

/** The messages of the contact form, newest first. */
export function MessagesPage() {
  return <RecordList columns={columns} filters={<StateFilter states={messageStates} />} />;
}

const columns: Column<StaffMessage>[] = [
  {
    name: 'subject',
    show: ({ id, subject, state }) => (
      <Link
        component={RouterLink}
        to={`/messages/${id}`}
        sx={{ fontWeight: state === 'new' ? 700 : 500 }}
      >
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  { name: 'name', show: ({ name }) => <bdi>{name}</bdi> },
  { name: 'sent', show: ({ sent_at: at }) => <Instant at={at} /> },
  { name: 'state', show: ({ state }) => <InboxState state={state} /> },
];
