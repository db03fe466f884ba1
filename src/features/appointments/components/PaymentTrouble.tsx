import { useSelector } from 'react-redux';
import type { Appointment } from '../../../api/appointments.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { selectPayment } from '../../payment/paymentSlice.ts';
import { useAppointmentTexts } from '../useAppointmentTexts.ts';

/** The last try to pay did not succeed. */
export function PaymentTrouble({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const { stage, payable } = useSelector(selectPayment);
  const justFailed =
    stage === 'failed' && payable?.kind === 'appointment' && payable.id === appointment.id;
  if (!justFailed && !appointment.payment_failed && !appointment.refund_due) return null;
  return (
    <Alert tone="danger" title={texts.text('booking.failed.title')}>
      {texts.text('booking.failed.message')}
    </Alert>
  );
}
