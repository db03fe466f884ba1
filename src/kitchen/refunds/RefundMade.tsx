import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffRefund } from '../../contract/wire/staff/refunds.ts';
import { useText } from '../i18n/useText.ts';
import { Instant } from '../parts/Instant.tsx';

/** When it went back and by which reference, or that it still has to. */
export function RefundMade({ refund: { refunded_at: at, reference } }: { refund: StaffRefund }) {
  const text = useText();
  if (at === null) return <Typography color="warning.dark">{text('refunds.state.due')}</Typography>;
  return (
    <Stack>
      <Instant at={at} />
      <Typography component="span" variant="body2" color="textSecondary">
        <bdi>{reference}</bdi>
      </Typography>
    </Stack>
  );
}
