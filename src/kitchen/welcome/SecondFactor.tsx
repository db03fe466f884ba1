import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import type { StaffInvitation } from '../../contract/wire/staff/account.ts';
import { useText } from '../i18n/useText.ts';

/** In groups of four letters, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function SecondFactor({ invitation }: { invitation: StaffInvitation }) {
  const text = useText();
  return (
    <Stack component="section" sx={{ gap: 1.5, mt: 1 }}>
      <Typography variant="h2">{text('welcome.factor')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text(invitation.second_factor_required ? 'welcome.factorText' : 'welcome.factorOptional')}
      </Typography>
      <Box sx={{ p: 2, bgcolor: '#fff', border: 1, borderColor: 'divider', alignSelf: 'center' }}>
        <QRCodeSVG value={invitation.second_factor_uri} size={176} title={text('welcome.qr')} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {text('welcome.secret')}
      </Typography>
      <Box
        component="code"
        dir="ltr"
        sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.default', overflowWrap: 'anywhere' }}
      >
        {grouped(invitation.second_factor_secret)}
      </Box>
    </Stack>
  );
}
