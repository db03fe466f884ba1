import { useSelector } from 'react-redux';
import { selectRouteAppointmentId } from '../features/appointments/appointmentsSelectors.ts';
import { selectAppointment } from '../features/appointments/appointmentsSlice.ts';
import { BookingToPayPage } from '../features/booking/BookingToPayPage.tsx';
import { PaymentPage } from '../features/payment/PaymentPage.tsx';
import { selectPayment, type PaymentStage } from '../features/payment/paymentSlice.ts';
import type { RootState } from './rootReducer.ts';

/** The booking that waits to be paid; on the way to the hosted page and back, the payment alone. */
export function BookingPaymentPage() {
  return useSelector(selectIsPayingAppointment) ? <PaymentPage /> : <BookingToPayPage />;
}

const BETWEEN_PAYMENTS: readonly PaymentStage[] = ['idle', 'failed', 'confirmed'];

/**
 * The page on the way to an appointment's hosted payment page and back. Shows the payment alone, or the appointment
 * that the address names, unless the bank is being asked about it.
 */
function selectIsPayingAppointment(state: RootState): boolean {
  const { stage, payable } = selectPayment(state);
  if (BETWEEN_PAYMENTS.includes(stage)) return false;
  const id = selectRouteAppointmentId(state);
  if (Number.isNaN(id)) return true;
  const isAbout = payable?.kind === 'appointment' && payable.id === id;
  return isAbout && selectAppointment(state, id)?.payment_pending === true;
}
