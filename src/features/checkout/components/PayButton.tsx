import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { selectTotals } from '../../cart/cartSelectors.ts';
import { checkoutSubmitted, selectCheckout } from '../checkoutSlice.ts';

export function PayButton() {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status } = useSelector(selectCheckout);
  const totals = useSelector(selectTotals);
  return (
    <Button
      size="l"
      block
      loading={status === 'sending'}
      iconStart={<LockIcon size={20} />}
      onClick={() => dispatch(checkoutSubmitted())}
    >
      {intl.formatMessage(
        { id: 'checkout.pay' },
        { amount: formatMoney(totals?.grand_total ?? 0, language) },
      )}
    </Button>
  );
}
