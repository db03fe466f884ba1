import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { acceptOrder } from '../api/orders.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { RejectOrder } from './RejectOrder.tsx';
import { RepeatMail } from './RepeatMail.tsx';

/** The possible actions for the order's state. */
export function OrderDecisions({ order }: { order: StaffOrderDetails }) {
  const text = useText();
  const [isRejecting, setIsRejecting] = useState(false);
  const accept = useAction(acceptOrder, { done: 'orders.acceptDone' });
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {order.mails.map((mail) => (
          <RepeatMail key={mail.kind} order={order} mail={mail} />
        ))}
        {order.rejectable && (
          <Button variant="outlined" color="error" onClick={() => setIsRejecting(true)}>
            {text('orders.reject')}
          </Button>
        )}
        {order.acceptable && (
          <Button
            variant="contained"
            loading={accept.isRunning}
            onClick={() => accept.run(order.id)}
          >
            {text('orders.accept')}
          </Button>
        )}
      </Stack>
      {accept.error !== null && <Failure error={accept.error} />}
      {isRejecting && <RejectOrder order={order} close={() => setIsRejecting(false)} />}
    </>
  );
}
