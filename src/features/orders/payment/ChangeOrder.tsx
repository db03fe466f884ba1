import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { OrderSummary } from '../../../api/subscriptions.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { selectOrderChange } from '../ordersSelectors.ts';
import { orderChangeSubmitted } from '../ordersSlice.ts';

type OrderToChange = Pick<OrderSummary, 'id' | 'order_number' | 'changeable'>;

interface ChangeOrderButtonProps {
  order: OrderToChange;
  size?: ButtonProps['size'];
}

/** Takes everything of an unpaid order back into the cart; nothing for any other. */
export function ChangeOrderButton({ order, size }: ChangeOrderButtonProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, orderId } = useSelector(selectOrderChange);
  if (!order.changeable) return null;
  return (
    <Button
      variant="secondary"
      size={size}
      loading={status === 'sending' && orderId === order.id}
      aria-label={intl.formatMessage({ id: 'orders.changeOf' }, { number: order.order_number })}
      onClick={() => dispatch(orderChangeSubmitted({ orderId: order.id }))}
    >
      {intl.formatMessage({ id: 'orders.change' })}
    </Button>
  );
}

/** Why the order could not be changed. */
export function ChangeOrderFailure({ order }: { order: Pick<OrderToChange, 'id'> }) {
  const failureText = useFailureText();
  const { failure, orderId } = useSelector(selectOrderChange);
  if (failure === null || orderId !== order.id) return null;
  return <Alert tone="danger">{failureText(failure)}</Alert>;
}
