import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { refundStates } from '../../contract/staff/orders.ts';
import type { StaffRefund } from '../../contract/wire/staff/refunds.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { Instant } from '../parts/Instant.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { useAccount } from '../session/useAccount.ts';
import { RecordRefund } from './RecordRefund.tsx';
import { RefundAmount } from './RefundAmount.tsx';
import { RefundMade } from './RefundMade.tsx';

/** Due refunds, oldest first, or refunds that were made. */
export function RefundsPage() {
  const text = useText();
  const mayRecord = useAccount().permissions.includes('refunds.record');
  return (
    <RecordList
      columns={columnsOf(text, mayRecord)}
      begin={{ state: 'due' }}
      filters={
        <ChoiceLine
          name="state"
          label={text('refunds.state')}
          choices={refundStates.map((value) => ({ value, label: text(`refunds.state.${value}`) }))}
        />
      }
    />
  );
}

const columnsOf = (text: Text, mayRecord: boolean): Column<StaffRefund>[] => [
  { name: 'number', show: (refund) => <Payable refund={refund} /> },
  {
    name: 'customer',
    show: ({ customer_name: name, email }) => (
      <Stack>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          <bdi>{name || text('orders.nobody')}</bdi>
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi dir="ltr">{email}</bdi>
        </Typography>
      </Stack>
    ),
  },
  { name: 'amount', show: (refund) => <RefundAmount refund={refund} /> },
  { name: 'reason', show: ({ reason }) => text(`refunds.reason.${reason}`) },
  { name: 'due', show: ({ due_at: at }) => <Instant at={at} /> },
  {
    name: 'payment',
    show: ({ payment_id: id, payment_reference: reference }) => (
      <Stack>
        <bdi dir="ltr">{id}</bdi>
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi dir="ltr">{reference}</bdi>
        </Typography>
      </Stack>
    ),
  },
  {
    name: 'made',
    show: (refund) =>
      mayRecord && refund.refunded_at === null ? (
        <RecordRefund refund={refund} />
      ) : (
        <RefundMade refund={refund} />
      ),
  },
];

/** Appointments have no page of their own. */
function Payable({ refund: { order_id: id, number } }: { refund: StaffRefund }) {
  const shown = <bdi dir="ltr">{number}</bdi>;
  if (id === null) return shown;
  return (
    <Link
      component={RouterLink}
      to={`/orders/${id}`}
      sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}
    >
      {shown}
    </Link>
  );
}
