import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText.ts';
import { Page } from '../parts/Page.tsx';

export function AccessDenied() {
  const text = useText();
  return (
    <Page title={text('frame.denied')}>
      <Typography>{text('frame.deniedText')}</Typography>
    </Page>
  );
}
