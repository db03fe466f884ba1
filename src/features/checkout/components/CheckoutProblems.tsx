import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Failure } from '../../../api/failure.ts';
import { serverMessages } from '../../../forms/serverMessages.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { useFormTexts } from '../../../forms/useFormTexts.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useAmountFaultText } from '../../../i18n/useAmountFaultText.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { FormErrorSummary, type FieldProblem } from '../../../ui/FormErrorSummary.tsx';
import { selectReadiness } from '../../cart/cartSelectors.ts';
import { ADDRESS_SECTION, CART_PROBLEM, selectDeliveryAddress } from '../checkoutSelectors.ts';
import { selectCheckout } from '../checkoutSlice.ts';

/** Why the order cannot be placed. */
export function CheckoutProblems() {
  const intl = useIntl();
  const { attempt } = useSelector(selectCheckout);
  return (
    <>
      <UnreadyCart />
      <FormErrorSummary
        title={intl.formatMessage({ id: 'form.check' })}
        errors={useProblems()}
        attempt={attempt}
      />
    </>
  );
}

function useProblems(): FieldProblem[] {
  const intl = useIntl();
  const failureText = useFailureText();
  const refusalOf = useRefusal();
  const language = useLanguage();
  const { status, failure, totalChange } = useSelector(selectCheckout);
  const address = useSelector(selectDeliveryAddress);
  if (status !== 'failed') return [];
  if (totalChange !== null) {
    const from = formatMoney(totalChange.from, language);
    const to = formatMoney(totalChange.to, language);
    const changed = intl.formatMessage({ id: 'checkout.totalChanged' }, { from, to });
    return [...(failure === null ? [] : [failureText(failure)]), changed].map(toProblem);
  }
  if (failure !== null) return refusalOf(failure);
  if (address !== null) return [];
  return [
    { id: ADDRESS_SECTION, message: intl.formatMessage({ id: 'checkout.address.required' }) },
  ];
}

/** Where on the page the fields of an order are. */
const CONTROLS: Readonly<Record<string, Omit<FieldProblem, 'message'>>> = {
  address_id: { id: ADDRESS_SECTION },
  comment: { name: 'comment' },
};

function useRefusal(): (failure: Failure) => FieldProblem[] {
  const failureText = useFailureText();
  const { nameOf } = useFormTexts();
  return (failure) => {
    const messages = Object.entries(serverMessages(failure, nameOf));
    if (messages.length === 0) return [toProblem(failureText(failure))];
    return messages.map(([field, message]) => ({ ...CONTROLS[field], message }));
  };
}

const toProblem = (message: string): FieldProblem => ({ message });

/** The cart can change in another tab, and a start date can pass while the page is open. */
function UnreadyCart() {
  const intl = useIntl();
  const problem = useCartProblem();
  if (problem === null) return null;
  return (
    <Alert
      tone="warning"
      action={
        <Link to={paths.cart()} className={buttonClass({ size: 's' })}>
          {intl.formatMessage({ id: 'checkout.summary.edit' })}
        </Link>
      }
    >
      <span id={CART_PROBLEM}>{problem}</span>
    </Alert>
  );
}

function useCartProblem(): string | null {
  const intl = useIntl();
  const faultText = useAmountFaultText();
  const { incomplete, blocked, totalFault } = useSelector(selectReadiness);
  if (totalFault !== null) return faultText('total', totalFault);
  if (blocked) return intl.formatMessage({ id: 'cart.blocked' });
  if (incomplete === 0) return null;
  return intl.formatMessage({ id: 'cart.incomplete' }, { count: incomplete });
}
