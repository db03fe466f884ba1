import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { FormErrorSummary, type FieldProblem } from '../../../ui/FormErrorSummary.tsx';
import { selectReadiness } from '../../cart/cartSelectors.ts';
import { ADDRESS_SECTION, selectDeliveryAddress } from '../checkoutSelectors.ts';
import { selectCheckout } from '../checkoutSlice.ts';

/** What keeps the order from being placed. */
export function CheckoutProblems() {
  const intl = useIntl();
  const { attempt } = useSelector(selectCheckout);
  return (
    <>
      <UnreadyCart />
      <FormErrorSummary
        title={intl.formatMessage({ id: 'checkout.problems' })}
        errors={useProblems()}
        attempt={attempt}
      />
    </>
  );
}

function useProblems(): FieldProblem[] {
  const intl = useIntl();
  const failureText = useFailureText();
  const { status, failure } = useSelector(selectCheckout);
  const address = useSelector(selectDeliveryAddress);
  if (status !== 'failed') return [];
  if (failure !== null) return [{ message: failureText(failure) }];
  if (address !== null) return [];
  return [
    { id: ADDRESS_SECTION, message: intl.formatMessage({ id: 'checkout.address.required' }) },
  ];
}

/** The cart can change in another tab, and a start date can pass while the page is open. */
function UnreadyCart() {
  const intl = useIntl();
  const { incomplete, blocked } = useSelector(selectReadiness);
  if (!blocked && incomplete === 0) return null;
  return (
    <Alert
      tone="warning"
      action={
        <Link to={paths.cart()} className={buttonClass({ size: 's' })}>
          {intl.formatMessage({ id: 'checkout.summary.edit' })}
        </Link>
      }
    >
      {blocked
        ? intl.formatMessage({ id: 'cart.blocked' })
        : intl.formatMessage({ id: 'cart.incomplete' }, { count: incomplete })}
    </Alert>
  );
}
