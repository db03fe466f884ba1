import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { Page } from '../parts/Page.tsx';

export function NotFound() {
  const text = useText();
  return (
    <Page title={text('frame.notFound')}>
      <Typography>{text('frame.notFoundText')}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ alignSelf: 'start' }}>
        {text('home.title')}
      </Button>
    </Page>
  );
}
