import { useDispatch, useSelector } from 'react-redux';
import type { Appointment } from '../../../api/appointments.ts';
import { AppointmentFacts } from '../../../components/appointment/AppointmentFacts.tsx';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { selectPayment } from '../../payment/paymentSlice.ts';
import styles from '../Booking.module.css';
import { anotherTimePressed } from '../bookingSlice.ts';

/** The hold has ended. The choices are kept, except the time. */
export function NotPaid({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  if (appointment.payment_status === 'paid') return <AlreadyPaid appointment={appointment} />;
  const isCancelled = appointment.status === 'cancelled';
  return (
    <>
      <PaymentTrouble appointment={appointment} />
      <Alert
        tone="warning"
        role="alert"
        title={texts.text(isCancelled ? 'booking.cancelled.title' : 'booking.over.title')}
      >
        {texts.text(isCancelled ? 'booking.cancelled.text' : 'booking.over.text')}
      </Alert>
      <AppointmentFacts appointment={appointment} />
      <div className={styles.ways}>
        <Button size="l" onClick={() => dispatch(anotherTimePressed({ appointment }))}>
          {texts.text('booking.another')}
        </Button>
        <Link
          to={paths.appointments()}
          className={buttonClass({ variant: 'secondary', size: 'l' })}
        >
          {texts.text('appointments.title')}
        </Link>
      </div>
    </>
  );
}

function AlreadyPaid({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  return (
    <Alert
      tone="success"
      action={
        <Link to={paths.appointmentConfirmed(appointment.id)} className={buttonClass()}>
          {texts.text('booking.see')}
        </Link>
      }
    >
      {texts.text('booking.paid')}
    </Alert>
  );
}

/** The last try to pay did not succeed. */
export function PaymentTrouble({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const { stage, payable } = useSelector(selectPayment);
  const justFailed =
    stage === 'failed' && payable?.kind === 'appointment' && payable.id === appointment.id;
  if (appointment.refunded) {
    return <Alert tone="success">{texts.text('booking.failed.refunded')}</Alert>;
  }
  if (!justFailed && !appointment.payment_failed && !appointment.refund_due) return null;
  return (
    <Alert tone="danger" title={texts.text('booking.failed.title')}>
      {texts.text('booking.failed.message')}
    </Alert>
  );
}
