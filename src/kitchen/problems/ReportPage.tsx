import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { getReport } from '../api/messages.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { InboxHistory } from '../messages/InboxHistory.tsx';
import { InboxState } from '../messages/InboxState.tsx';
import { InboxSteps } from '../messages/InboxSteps.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Instant } from '../parts/Instant.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useAccount } from '../session/useAccount.ts';

/** What a customer wrote beside a recording, and how the recording is opened. */
export function ReportPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { answer: report, error, retry } = useAnswer(getReport(Number(id)));
  const mayWrite = useAccount().permissions.includes('messages.write');
  return (
    <Page
      title={text('problem-reports.title', { number: id })}
      actions={mayWrite && report && <InboxSteps inbox="problem-reports" item={report} />}
    >
      <Link component={RouterLink} to="/problem-reports">
        {text('problem-reports.back')}
      </Link>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && report === undefined && <Waiting />}
      {report && (
        <>
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
              <bdi dir="ltr">
                <code>npm run replay -- {id}</code>
              </bdi>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text('problem-reports.kept')} <Instant at={report.kept_until} />
            </Typography>
          </Card>
          <InboxHistory entries={report.history} />
        </>
      )}
    </Page>
  );
}
