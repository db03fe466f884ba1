import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { CheckIcon, ClockIcon, InfoIcon, LockIcon } from '../../../ui/icons.tsx';
import { selectPaymentKind } from '../paymentSelectors.ts';
import { selectPayment, type PaymentStage as Stage } from '../paymentSlice.ts';
import { AmountDue } from './AmountDue.tsx';
import { StageCard } from './StageCard.tsx';
import { StartFailed } from './StartFailed.tsx';
import { Undecided } from './Undecided.tsx';
import { usePaymentText } from './usePaymentText.ts';

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
  unreadable: Unreadable,
};

export function PaymentStage() {
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
  return (
    <StageCard
      tone="waiting"
      icon={<ClockIcon size={34} />}
      title={intl.formatMessage({ id: 'payment.confirming.title' })}
      text={intl.formatMessage({ id: 'payment.confirming.text' })}
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

function AllLink() {
  const text = usePaymentText();
  const kind = useSelector(selectPaymentKind);
  return (
    <Link to={kind === 'order' ? paths.orders() : paths.appointments()} className={buttonClass()}>
      {text('all')}
    </Link>
  );
}
