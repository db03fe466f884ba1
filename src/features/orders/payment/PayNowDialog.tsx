import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { selectPayNow } from '../ordersSelectors.ts';
import { payNowConfirmed, payNowDismissed } from '../ordersSlice.ts';

/** Asks before the customer is taken to the payment page. */
export function PayNowDialog() {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const current = useSelector(selectPayNow);
  const target = useLastNonNull(current);
  if (target === null) return null;
  const amount = formatMoney(target.amount, language);
  return (
    <ConfirmDialog
      open={current !== null}
      title={intl.formatMessage({ id: 'orders.payConfirm.title' }, { number: target.orderNumber })}
      confirmLabel={intl.formatMessage({ id: 'orders.payConfirm.pay' }, { amount })}
      cancelLabel={intl.formatMessage({ id: 'common.cancel' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      onCancel={() => dispatch(payNowDismissed())}
      onConfirm={() => dispatch(payNowConfirmed({ orderId: target.orderId }))}
    >
      {intl.formatMessage(
        { id: 'orders.payConfirm.text' },
        { amount: <bdi key="amount">{amount}</bdi> },
      )}
    </ConfirmDialog>
  );
}
