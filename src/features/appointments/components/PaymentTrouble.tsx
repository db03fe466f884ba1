import { useSelector } from 'react-redux';
import type { AppointmentBooking } from '../../../api/appointments.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { selectPayment } from '../../payment/paymentSlice.ts';
import { useAppointmentTexts } from '../useAppointmentTexts.ts';

/** The last try to pay did not succeed. */
export function PaymentTrouble({ booking }: { booking: AppointmentBooking }) {
  const texts = useAppointmentTexts();
  const { stage, payable } = useSelector(selectPayment);
  const justFailed = stage === 'failed' && payable?.kind === 'booking' && payable.id === booking.id;
  if (!justFailed && !booking.payment_failed && !booking.refund_due) return null;
  return (
    <Alert tone="danger" title={texts.text('booking.failed.title')}>
      {texts.text('booking.failed.message')}
    </Alert>
  );
}
