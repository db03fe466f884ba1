import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectPaymentKind } from '../paymentSelectors.ts';

/** What is said in other words of an order and of an appointment: `payment.order.*`, `payment.appointment.*`. */
export function usePaymentText() {
  const intl = useIntl();
  const kind = useSelector(selectPaymentKind);
  return (name: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `payment.${kind}.${name}` }, values);
}
