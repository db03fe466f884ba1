import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { OrderSummary } from '../../../api/subscriptions.ts';
import { kuwaitToday } from '../../../contract/kuwaitTime.ts';
import { hasEnded } from '../../../contract/renewal.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { selectRenewal } from '../ordersSelectors.ts';
import type { WithOrders } from '../ordersSlice.ts';
import { renewalSubmitted } from '../planEvents.ts';

interface RenewButtonProps {
  order: Pick<OrderSummary, 'id' | 'order_number' | 'renewable' | 'as_of' | 'end_date'>;
  /** The first day of the plan that follows, where it is known and the same for all of the order. */
  startsOn?: string | null;
}

/** Puts the plans of an order that ends, or has ended, into the cart; nothing for any other. */
export function RenewButton({ order, startsOn = null }: RenewButtonProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const { id, order_number: number, renewable, as_of: asOf } = order;
  const press = useSelector((state: WithOrders) => selectRenewal(state, id))?.press;
  if (!renewable || asOf === null) return null;
  const key = hasEnded(order, kuwaitToday(new Date(asOf))) ? 'renewal.orderAgain' : 'renewal.renew';
  return (
    <Button
      variant={startsOn === null ? 'secondary' : 'primary'}
      loading={press?.status === 'sending'}
      aria-label={
        startsOn === null ? intl.formatMessage({ id: `${key}Of` }, { number }) : undefined
      }
      onClick={() => dispatch(renewalSubmitted({ orderId: id }))}
    >
      {startsOn === null
        ? intl.formatMessage({ id: key })
        : intl.formatMessage({ id: `${key}From` }, { date: formatLongDay(startsOn, language) })}
    </Button>
  );
}

/** Why the order could not be renewed. */
export function RenewFailure({ order: { id } }: { order: Pick<OrderSummary, 'id'> }) {
  const failureText = useFailureText();
  const failure = useSelector((state: WithOrders) => selectRenewal(state, id))?.press.failure;
  return failure ? <Alert tone="danger">{failureText(failure)}</Alert> : null;
}
