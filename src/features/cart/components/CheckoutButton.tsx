import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { ArrowEndIcon } from '../../../ui/icons.tsx';
import { selectReadiness } from '../cartSelectors.ts';
import { cartCheckoutPressed } from '../cartSlice.ts';
import { continuationOf } from '../continuation.ts';

/** Goes on to the checkout, or to what a plan still lacks. */
export function CheckoutButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { firstIncomplete, blocked } = useSelector(selectReadiness);
  if (firstIncomplete !== null && !blocked) {
    return (
      <Link
        to={continuationOf(firstIncomplete)}
        className={buttonClass({ size: 'l', block: true })}
      >
        {intl.formatMessage({ id: 'cart.checkoutIncomplete' })}
        <ArrowEndIcon size={20} />
      </Link>
    );
  }
  return (
    <Button
      size="l"
      block
      iconEnd={<ArrowEndIcon size={20} />}
      disabled={blocked}
      aria-describedby={blocked ? 'cart-readiness' : undefined}
      onClick={() => dispatch(cartCheckoutPressed())}
    >
      {intl.formatMessage({ id: 'cart.checkout' })}
    </Button>
  );
}
