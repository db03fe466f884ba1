import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText.ts';

export function Brand() {
  const text = useText();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <img src="/images/brand/favicon.svg" alt="" width={28} height={28} />
      <Typography noWrap sx={{ fontWeight: 620 }}>
        {text('frame.name')}
      </Typography>
    </Stack>
  );
}
