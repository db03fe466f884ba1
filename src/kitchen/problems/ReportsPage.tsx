import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { reportStates } from '../../contract/staff/messages.ts';
import type { StaffReport } from '../../contract/wire/staff/messages.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { InboxState } from '../messages/InboxState.tsx';
import { StateFilter } from '../messages/StateFilter.tsx';
import { Instant } from '../parts/Instant.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';

/** Problem reports, newest first. */
export function ReportsPage() {
  const text = useText();
  return <RecordList columns={columnsOf(text)} filters={<StateFilter states={reportStates} />} />;
}

const columnsOf = (text: Text): Column<StaffReport>[] => [
  {
    name: 'number',
    show: ({ id }) => (
      <Link component={RouterLink} to={`/problem-reports/${id}`} sx={{ fontWeight: 500 }}>
        {text('problem-reports.title', { number: id })}
      </Link>
    ),
  },
  {
    name: 'message',
    show: ({ message }) => (
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', maxWidth: '30em' }}>
        {message ?? text('problem-reports.noMessage')}
      </Typography>
    ),
  },
  { name: 'sent', show: ({ sent_at: at }) => <Instant at={at} /> },
  { name: 'state', show: ({ state }) => <InboxState state={state} /> },
];
