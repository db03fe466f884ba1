import type { ReactNode } from 'react';
import type { AppointmentBooking } from '../../api/appointments.ts';
import { formatMobile } from '../../contract/rules/phone.ts';
import type { SummaryRow } from '../../ui/SummaryList.tsx';
import { useAppointmentTexts } from './useAppointmentTexts.ts';

/** Every field of an appointment that a customer is shown; what it does not have is left out. */
export function useAppointmentRows(): (booking: AppointmentBooking) => SummaryRow[] {
  const texts = useAppointmentTexts();
  const row = (label: string, value: ReactNode): SummaryRow[] =>
    value === null ? [] : [{ key: label, label: texts.text(label), value }];
  return (booking) => [
    ...row('field.date', texts.day(booking.date)),
    ...row('field.time', texts.time(booking.time)),
    ...row('booking.place', texts.place(booking.dietitian)),
    ...row('booking.fee', texts.fee(booking.fee)),
    ...row('appointments.status', texts.text(`appointments.status.${booking.booking_status}`)),
    ...row('appointments.payment', texts.text(`orders.payment.${booking.payment_status}`)),
    ...row('field.comments', <span dir="auto">{booking.comments}</span>),
    ...row('field.phone', booking.phone && <bdi dir="ltr">{formatMobile(booking.phone)}</bdi>),
    ...row('field.email', booking.email),
    ...row(
      'appointments.cancelledBy',
      booking.cancelled_by && texts.text(`appointments.cancelledBy.${booking.cancelled_by}`),
    ),
    ...row(
      'appointments.reason',
      booking.rejected_reason && <span dir="auto">{booking.rejected_reason}</span>,
    ),
  ];
}
