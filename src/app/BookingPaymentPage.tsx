import { useSelector } from 'react-redux';
import { BookingToPayPage } from '../features/booking/BookingToPayPage.tsx';
import { PaymentPage } from '../features/payment/PaymentPage.tsx';
import { selectIsPayingAppointment } from '../features/payment/paymentSelectors.ts';

/** The booking that waits to be paid; on the way to the hosted page and back, the payment alone. */
export function BookingPaymentPage() {
  return useSelector(selectIsPayingAppointment) ? <PaymentPage /> : <BookingToPayPage />;
}
