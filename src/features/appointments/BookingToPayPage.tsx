import { useDispatch, useSelector } from 'react-redux';
import type { Appointment } from '../../api/appointments.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { Container, Split } from '../../ui/Layout.tsx';
import { selectHeldSeconds } from './appointmentsSelectors.ts';
import styles from './Booking.module.css';
import { anotherTimePressed, bookingPayPressed } from './bookingSlice.ts';
import { AppointmentFacts } from './components/AppointmentFacts.tsx';
import { AppointmentOfRoute } from './components/AppointmentOfRoute.tsx';
import { BookingHead } from './components/BookingHead.tsx';
import { FeeCard } from './components/FeeCard.tsx';
import { HoldClock } from './components/HoldClock.tsx';
import { NotPaid } from './components/NotPaid.tsx';
import { PaymentTrouble } from './components/PaymentTrouble.tsx';
import { useAppointmentTexts } from './useAppointmentTexts.ts';

/** The slot is held: it is paid now, or it goes back. */
export function BookingToPayPage() {
  return (
    <Container className={styles.page}>
      <BookingHead current="payment" />
      <AppointmentOfRoute headingLevel={2}>
        {(appointment) => <BookingToPay appointment={appointment} />}
      </AppointmentOfRoute>
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
      variant="accent"
      size="l"
      block
      iconStart={<LockIcon size={20} />}
      onClick={() => dispatch(bookingPayPressed({ appointmentId: appointment.id }))}
    >
      {texts.text('booking.payment.next')}
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
        <AppointmentFacts appointment={appointment} />
        <div className={styles.narrowOnly}>{another}</div>
      </Split>
      <div className={styles.bar}>
        <ActionBar summary={<span className={styles.barMain}>{texts.fee(appointment.fee)}</span>}>
          {pay}
        </ActionBar>
      </div>
    </>
  );
}
