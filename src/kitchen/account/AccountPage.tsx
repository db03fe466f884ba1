import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffSession } from '../../contract/wire/staff/account.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { endSession, getSessions } from '../api/account.ts';
import { useAction } from '../api/useAction.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Instant } from '../parts/Instant.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useAccount } from '../session/useAccount.ts';

export function AccountPage() {
  const text = useText();
  const language = useLanguage();
  const { session_ends_at: end } = useAccount();
  return (
    <Page title={text('account.title')}>
      <Typography color="textSecondary">{text('account.about')}</Typography>
      <Sessions />
      <Typography variant="body2" color="textSecondary">
        {text('account.endsAt', { time: formatInstant(end, language) })}
      </Typography>
    </Page>
  );
}

/** Where this account is logged in. */
function Sessions() {
  const { answer: sessions, error, retry } = useAnswer(getSessions());
  if (error) return <Failure error={error} retry={retry} />;
  if (sessions === undefined) return <Waiting />;
  return (
    <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none', maxWidth: 640 }}>
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </Stack>
  );
}

function Session({ session }: { session: StaffSession }) {
  const text = useText();
  const end = useAction(endSession, { done: 'account.sessionEnded' });
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Stack
        direction="row"
        sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <div>
          <Typography>
            {text('account.lastUsed')} <Instant at={session.last_used_at} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text('account.begun')} <Instant at={session.created_at} />
          </Typography>
        </div>
        {session.current ? (
          <Chip color="primary" variant="outlined" label={text('account.thisDevice')} />
        ) : (
          <Button
            variant="outlined"
            color="error"
            loading={end.isRunning}
            onClick={() => end.run(session)}
          >
            {text('account.endSession')}
          </Button>
        )}
      </Stack>
      {end.error && <Failure error={end.error} />}
    </Card>
  );
}
