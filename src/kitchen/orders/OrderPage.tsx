import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { getOrder } from '../api/orders.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { HistoryList } from '../parts/HistoryList.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useAccount } from '../session/useAccount.ts';
import { Amounts } from './Amounts.tsx';
import { Ordered } from './Ordered.tsx';
import { OrderDecisions } from './OrderDecisions.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderPlans } from './OrderPlans.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { Payments } from './Payments.tsx';

/** All about an order that the staff works with. */
export function OrderPage() {
  const text = useText();
  const { id } = useParams();
  const { answer: order, error, retry } = useAnswer(getOrder(Number(id)));
  const mayWrite = useAccount().permissions.includes('orders.write');
  return (
    <Page
      title={order ? text('orders.title', { number: order.order_number }) : text('orders.name')}
      actions={mayWrite && order && <OrderDecisions order={order} />}
    >
      <Link component={RouterLink} to="/orders">
        {text('orders.back')}
      </Link>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && order === undefined && <Waiting />}
      {order && <Parts order={order} mayWrite={mayWrite} />}
    </Page>
  );
}

function Parts({ order, mayWrite }: { order: StaffOrderDetails; mayWrite: boolean }) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Ordered order={order} />
        <Amounts order={order} />
        <OrderPlans plans={order.plans} />
        <Payments payments={order.payments} />
        <OrderRefunds refunds={order.refunds} />
        <OrderNotes order={order} mayWrite={mayWrite} />
      </Box>
      <HistoryList entries={order.history} />
    </>
  );
}
