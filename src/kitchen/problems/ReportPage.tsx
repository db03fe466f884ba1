import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { getReport } from '../api/messages.ts';
import { useText } from '../i18n/useText.ts';
import { InboxPage } from '../messages/InboxPage.tsx';
import { InboxState } from '../messages/InboxState.tsx';
import { Instant } from '../parts/Instant.tsx';

/** The customer's description beside a recording, and how to open the recording. */
export function ReportPage() {
  const text = useText();
  const { id = '' } = useParams();
  return (
    <InboxPage
      inbox="problem-reports"
      request={getReport(Number(id))}
      title={() => text('problem-reports.title', { number: id })}
    >
      {(report) => (
        <Card
          component="section"
          sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}
        >
          <InboxState state={report.state} />
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {report.message ?? text('problem-reports.noMessage')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Instant at={report.sent_at} /> · <bdi dir="ltr">{report.reference}</bdi>
          </Typography>
          <Typography variant="body2">
            {text('problem-reports.open')}{' '}
            <Box component="code" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
              npm run replay -- {id}
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text('problem-reports.kept')} <Instant at={report.kept_until} />
          </Typography>
        </Card>
      )}
    </InboxPage>
  );
}
