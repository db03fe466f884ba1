import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffRefund } from '../../contract/wire/staff/refunds.ts';
import { useText } from '../i18n/useText.ts';
import { Section } from '../parts/Section.tsx';
import { RefundAmount } from '../refunds/RefundAmount.tsx';
import { RefundMade } from '../refunds/RefundMade.tsx';

/** The due and made refunds of an order; nothing without any. */
export function OrderRefunds({ refunds }: { refunds: readonly StaffRefund[] }) {
  const text = useText();
  if (refunds.length === 0) return null;
  return (
    <Section title={text('refunds.name')}>
      {refunds.map((refund) => (
        <Stack key={refund.id} sx={{ gap: 0.5 }}>
          <RefundAmount refund={refund} />
          <Typography>{text(`refunds.reason.${refund.reason}`)}</Typography>
          <RefundMade refund={refund} />
        </Stack>
      ))}
      <Link component={RouterLink} to="/refunds">
        {text('orders.toRefunds')}
      </Link>
    </Section>
  );
}
