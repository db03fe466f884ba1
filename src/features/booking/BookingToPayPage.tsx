import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Appointment } from '../../api/appointments.ts';
import { AppointmentFacts } from '../../components/appointment/AppointmentFacts.tsx';
import { useAppointmentTexts } from '../../components/appointment/useAppointmentTexts.ts';
import { HOLD_MINUTES } from '../../contract/appointments.ts';
import { useWaitText } from '../../i18n/useWaitText.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClockIcon, LockIcon } from '../../ui/icons.tsx';
import { Container, Split } from '../../ui/Layout.tsx';
import { selectHeldSeconds } from '../appointments/appointmentsSelectors.ts';
import { EntryOfRoute } from '../../components/EntryOfRoute.tsx';
import { useAppointmentOfRoute } from '../appointments/useAppointmentOfRoute.ts';
import styles from './Booking.module.css';
import { anotherTimePressed, bookingPayPressed } from './bookingSlice.ts';
import { BookingHead } from './components/BookingStep.tsx';
import { FeeCard } from './components/BookingSummary.tsx';
import clock from './components/HoldClock.module.css';
import { NotPaid, PaymentTrouble } from './components/NotPaid.tsx';

/** The slot is held: it is paid now, or it goes back. */
export function BookingToPayPage() {
  return (
    <Container className={styles.page}>
      <BookingHead current="payment" />
      <EntryOfRoute {...useAppointmentOfRoute()} headingLevel={2}>
        {(appointment) => <BookingToPay appointment={appointment} />}
      </EntryOfRoute>
    </Container>
  );
}

function BookingToPay({ appointment }: { appointment: Appointment }) {
  const isOver = useSelector(selectHeldSeconds) === 0;
  if (!appointment.payable || isOver) return <NotPaid appointment={appointment} />;
  return <Payable appointment={appointment} />;
}

function Payable({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const pay = (
    <Button
      size="l"
      block
      iconStart={<LockIcon size={20} />}
      onClick={() => dispatch(bookingPayPressed({ appointmentId: appointment.id }))}
    >
      {texts.text('booking.payment.next', { amount: texts.fee(appointment.fee) })}
    </Button>
  );
  const another = (
    <Button variant="secondary" block onClick={() => dispatch(anotherTimePressed({ appointment }))}>
      {texts.text('booking.another')}
    </Button>
  );
  return (
    <>
      <PaymentTrouble appointment={appointment} />
      <HoldClock />
      <Split
        aside={
          <FeeCard fee={appointment.fee} note={texts.text('booking.payment.note')}>
            {pay}
            {another}
          </FeeCard>
        }
      >
        <AppointmentFacts appointment={appointment} brief />
        <div className={styles.narrowOnly}>{another}</div>
      </Split>
      <ActionBar className={styles.bar} summary={null}>
        {pay}
      </ActionBar>
    </>
  );
}

const WHOLE_HOLD = HOLD_MINUTES * 60;
/** Screen readers announce the time at these seconds only. */
const ANNOUNCED = [30, 60, 120, 300];

/** How long the slot is still held for the customer who pays. */
function HoldClock() {
  const intl = useIntl();
  const waitText = useWaitText();
  const seconds = useSelector(selectHeldSeconds);
  if (seconds === null) return null;
  const announced = ANNOUNCED.find((limit) => seconds <= limit);
  const held = (id: string, time: number) => intl.formatMessage({ id }, { time: waitText(time) });
  return (
    <div className={clock.clock} data-urgent={seconds <= 120 || undefined}>
      <p className={clock.text} aria-hidden={announced !== undefined || undefined}>
        <ClockIcon size={20} />
        <span>{held('booking.hold.left', seconds)}</span>
      </p>
      <p role="status" className="visuallyHidden">
        {announced !== undefined && held('booking.hold.announced', announced)}
      </p>
      <progress
        className={clock.bar}
        max={WHOLE_HOLD}
        value={Math.min(seconds, WHOLE_HOLD)}
        aria-hidden="true"
      />
    </div>
  );
}
