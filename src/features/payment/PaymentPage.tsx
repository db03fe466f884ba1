import { POLL_MINUTES } from './pollDelays.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../forms/useFailureText.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass, type ButtonStyle } from '../../ui/buttonClass.ts';
import { CheckIcon, ClockIcon, InfoIcon, LockIcon, WarningIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/Layout.tsx';
import { AmountDue, PayableLink, StageCard, usePaymentText } from './components/StageCard.tsx';
import { selectPaymentKind } from './paymentSelectors.ts';
import {
  paymentCheckAgainPressed,
  paymentRetryPressed,
  paymentReturnRetryPressed,
  type PaymentStage as Stage,
  selectPayment,
} from './paymentSlice.ts';
import styles from './PaymentStage.module.css';

export function PaymentPage() {
  return (
    <Container width="narrow" className={styles.page}>
      <PaymentStage />
    </Container>
  );
}

const STAGES: Readonly<Record<Stage, () => ReactElement>> = {
  idle: NothingUnderWay,
  starting: Starting,
  leaving: Starting,
  startFailed: StartFailed,
  confirming: Confirming,
  confirmed: Confirmed,
  // The flow is on its way to the page of the failed payment.
  failed: Confirming,
  undecided: Undecided,
  unopened: Unopened,
  unreadable: Unreadable,
};

function PaymentStage() {
  const Stage = STAGES[useSelector(selectPayment).stage];
  return <Stage />;
}

function Starting() {
  const intl = useIntl();
  return (
    <StageCard
      tone="waiting"
      icon={<LockIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.starting.title' })}
      text={intl.formatMessage({ id: 'payment.starting.text' })}
    >
      <AmountDue />
    </StageCard>
  );
}

function Confirming() {
  const intl = useIntl();
  const time = intl.formatMessage({ id: 'wait.minutes' }, { count: POLL_MINUTES });
  return (
    <StageCard
      tone="waiting"
      icon={<ClockIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.confirming.title' })}
      text={intl.formatMessage({ id: 'payment.confirming.text' }, { time })}
    >
      <AmountDue />
    </StageCard>
  );
}

function Confirmed() {
  const intl = useIntl();
  const text = usePaymentText();
  return (
    <StageCard
      icon={<CheckIcon size={38} />}
      title={intl.formatMessage({ id: 'payment.confirmed.title' })}
      text={text('confirmed')}
    >
      <AmountDue />
    </StageCard>
  );
}

function Unreadable() {
  const intl = useIntl();
  const text = usePaymentText();
  return (
    <StageCard
      tone="trouble"
      icon={<InfoIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.unreadable.title' })}
      text={text('unreadable')}
    >
      <AllLink />
    </StageCard>
  );
}

/** The shop could not be asked to read the return: nothing is known of the payment here. */
function Unopened() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = usePaymentText();
  const failureText = useFailureText();
  const { failure } = useSelector(selectPayment);
  return (
    <StageCard
      tone="trouble"
      icon={<WarningIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.unreadable.title' })}
      text={text('unreadable')}
    >
      {failure && <Alert tone="danger">{failureText(failure)}</Alert>}
      <div className={styles.actions}>
        <Button size="l" onClick={() => dispatch(paymentReturnRetryPressed())}>
          {intl.formatMessage({ id: 'failure.retry' })}
        </Button>
        <AllLink variant="secondary" size="l" />
      </div>
    </StageCard>
  );
}

function NothingUnderWay() {
  const intl = useIntl();
  const text = usePaymentText();
  return (
    <StageCard
      icon={<InfoIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.none.title' })}
      text={text('none')}
    >
      <AllLink />
    </StageCard>
  );
}

function AllLink(style: ButtonStyle) {
  const text = usePaymentText();
  const kind = useSelector(selectPaymentKind);
  return (
    <Link
      to={kind === 'order' ? paths.orders() : paths.appointments()}
      className={buttonClass(style)}
    >
      {text('all')}
    </Link>
  );
}

/** The hosted page could not be reached: nothing was charged. */
function StartFailed() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = usePaymentText();
  const failureText = useFailureText();
  const { payable, failure } = useSelector(selectPayment);
  return (
    <StageCard
      tone="trouble"
      icon={<WarningIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.startFailed.title' })}
      text={text('startFailed')}
    >
      {failure && <Alert tone="danger">{failureText(failure)}</Alert>}
      <AmountDue />
      {payable !== null && (
        <div className={styles.actions}>
          <Button size="l" onClick={() => dispatch(paymentRetryPressed({ payable }))}>
            {intl.formatMessage({ id: 'failure.retry' })}
          </Button>
          <PayableLink payable={payable} />
        </div>
      )}
    </StageCard>
  );
}

/** The bank has not answered while the customer waited; the server keeps asking. */
function Undecided() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { payable } = useSelector(selectPayment);
  return (
    <StageCard
      tone="trouble"
      icon={<ClockIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.undecided.title' })}
      text={intl.formatMessage({ id: 'payment.undecided.text' })}
    >
      <AmountDue />
      {payable !== null && (
        <div className={styles.actions}>
          <Button size="l" onClick={() => dispatch(paymentCheckAgainPressed({ payable }))}>
            {intl.formatMessage({ id: 'payment.checkAgain' })}
          </Button>
          <PayableLink payable={payable} />
        </div>
      )}
    </StageCard>
  );
}
