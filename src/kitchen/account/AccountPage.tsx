import Typography from '@mui/material/Typography';
import { formatInstant } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Page } from '../parts/Page.tsx';
import { useAccount } from '../session/useAccount.ts';
import { Sessions } from './Sessions.tsx';

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
