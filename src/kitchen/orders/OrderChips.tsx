import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { StaffOrder } from '../../contract/wire/staff/orders.ts';
import { useText } from '../i18n/useText.ts';
import { StateChip } from '../parts/StateChip.tsx';

const COLOURS = {
  pending: 'default',
  received: 'warning',
  accepted: 'success',
  failed: 'default',
  rejected: 'error',
} as const;

/** The state of an order: decision, payment, and refund. */
export function OrderChips({ order }: { order: StaffOrder }) {
  const text = useText();
  const { status, payment_status: payment } = order;
  const isPaid = payment === 'paid';
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      <StateChip colour={COLOURS[status]} label={text(`orders.status.${status}`)} />
      {isPaid && <StateChip colour="success" label={text('orders.payment.paid')} />}
      {order.refund_due && <Chip size="small" color="warning" label={text('orders.refundDue')} />}
    </Stack>
  );
}
