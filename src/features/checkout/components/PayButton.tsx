import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { selectReadiness, selectTotals } from '../../cart/cartSelectors.ts';
import { ADDRESS_FORM, CART_PROBLEM, PAY, selectIsTypingAddress } from '../checkoutSelectors.ts';
import { checkoutSubmitted, selectCheckout } from '../checkoutSlice.ts';

/** Sends the address that is being typed along. */
export function PayButton() {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const { status } = useSelector(selectCheckout);
  const total = useSelector(selectTotals)?.grand_total ?? 0;
  const isUnpayable = useSelector(selectReadiness).totalFault !== null;
  const isTyping = useSelector(selectIsTypingAddress);
  const press = isTyping
    ? ({ type: 'submit', form: ADDRESS_FORM, value: PAY } as const)
    : { onClick: () => dispatch(checkoutSubmitted(null)) };
  return (
    <Button
      {...press}
      size="l"
      block
      loading={status === 'sending'}
      disabled={isUnpayable}
      aria-describedby={isUnpayable ? CART_PROBLEM : undefined}
      iconStart={<LockIcon size={20} />}
    >
      {total === 0
        ? intl.formatMessage({ id: 'checkout.placeFree' })
        : intl.formatMessage({ id: 'checkout.pay' }, { amount: formatMoney(total, language) })}
    </Button>
  );
}
