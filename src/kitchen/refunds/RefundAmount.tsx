import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { textToFils } from '../../contract/money.ts';
import type { StaffRefund } from '../../contract/wire/staff/refunds.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Money } from '../parts/Money.tsx';

/** How much, and of how much where it is a part. */
export function RefundAmount({ refund: { amount, captured } }: { refund: StaffRefund }) {
  const text = useText();
  const language = useLanguage();
  const isPart = amount !== null && captured !== null && amount !== captured;
  return (
    <Stack>
      <Typography component="span" sx={{ fontWeight: 500 }}>
        {amount === null ? text('orders.unreadable') : <Money amount={amount} />}
      </Typography>
      {isPart && (
        <Typography component="span" variant="body2" color="textSecondary">
          {text('refunds.partOf', { amount: formatMoney(textToFils(captured), language) })}
        </Typography>
      )}
    </Stack>
  );
}
