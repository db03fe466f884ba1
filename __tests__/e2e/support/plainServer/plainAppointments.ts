import { addDays, kuwaitToday } from '../../../../src/contract/kuwaitTime.ts';
import type {
  AppointmentBooking,
  AppointmentForm,
  AppointmentSlots,
  BookAppointment,
  CancelAppointment,
  Dietitian,
} from '../../../../src/contract/wire/appointment.ts';
import type { AppointmentPaymentResult } from '../../../../src/contract/wire/payment.ts';
import { customerOf, picture, PlainRefusal, type PlainCall, type Routes } from './plainCall.ts';
import { nextId } from './plainState.ts';

const HELD_SECONDS = 600;

const dietitianAt = (image: string): Dietitian => ({
  id: 3,
  name_en: 'Huda Salem',
  name_ar: 'هدى سالم',
  title_en: 'Dietitian',
  title_ar: 'أخصائية تغذية',
  bio_en: 'For athletes.',
  bio_ar: 'للرياضيين.',
  place_en: 'Jahra',
  place_ar: 'الجهراء',
  image,
  fee: '7.500',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  full_days: [],
});

function formOf(call: PlainCall): AppointmentForm {
  const { profile } = customerOf(call);
  const today = kuwaitToday(new Date());
  return {
    dietitians: [dietitianAt(picture(call))],
    phone: profile.phone ?? null,
    email: profile.email,
    first_date: addDays(today, 1),
    last_date: addDays(today, 60),
    closed_days: [],
  };
}

const slotsOf = ({ query }: PlainCall): AppointmentSlots => ({
  user_id: Number(query.get('user_id')),
  date: query.get('date') ?? '',
  slots: ['09:00', '16:30'].map((time) => ({
    time,
    available: true,
    reason: null,
    booking_id: null,
  })),
  closed_reason: null,
});

function book(call: PlainCall) {
  const { user_id, date, time, comments } = call.body as BookAppointment;
  const { profile, bookings } = customerOf(call);
  const dietitian = dietitianAt(picture(call));
  const id = nextId();
  const booking: AppointmentBooking = {
    id,
    booking_number: `P${id}`,
    created_at: new Date().toISOString(),
    user_id,
    dietitian,
    comments,
    date,
    time,
    fee: dietitian.fee,
    booking_status: 'pending',
    payment_status: 'not_paid',
    payment_pending: false,
    payment_failed: false,
    payable: true,
    held_until: new Date(Date.now() + HELD_SECONDS * 1000).toISOString(),
    held_for_seconds: HELD_SECONDS,
    cancellable: true,
    movable: false,
    refund_on_cancel: true,
    refund_due: false,
    refunded: false,
    rejected_reason: null,
    cancelled_by: null,
    phone: profile.phone ?? null,
    email: profile.email,
    amount_paid: null,
    paid_via: null,
    paid_on: null,
    payment_id: null,
    order_reference_number: null,
    message: null,
    calendar_uid: `${id}@plain.example`,
    calendar_sequence: 0,
  };
  bookings.unshift(booking);
  return { booking };
}

function bookingOf(call: PlainCall, id: number): AppointmentBooking {
  const booking = customerOf(call).bookings.find((one) => one.id === id);
  if (!booking) throw new PlainRefusal(404, 'Unknown appointment.');
  return booking;
}

/** This server trusts the browser's report; the kitchen's own does not. */
function takeResult(call: PlainCall) {
  const result = call.body as AppointmentPaymentResult;
  const booking = bookingOf(call, result.booking_id);
  const isPaid = result.payment_status === true;
  return {
    booking: Object.assign(booking, {
      booking_status: isPaid ? 'received' : 'pending',
      payment_status: isPaid ? 'paid' : 'not_paid',
      payment_failed: !isPaid,
      payable: !isPaid,
    }),
  };
}

function cancel(call: PlainCall) {
  const { rejected_reason } = call.body as CancelAppointment;
  return {
    booking: Object.assign(bookingOf(call, call.id), {
      booking_status: 'cancelled',
      rejected_reason,
      cancelled_by: 'customer',
      cancellable: false,
      refund_due: true,
    }),
  };
}

/** Besides the specification's fields, they have those that the storefront needs for a held slot. */
export const appointmentRoutes: Routes = {
  'GET appointment-bookings-form': formOf,
  'GET appointment-bookings-time-slots': slotsOf,
  'POST appointment-booking': book,
  'PUT appointment-booking': takeResult,
  'GET customer-booking': (call) => ({ bookings: customerOf(call).bookings }),
  'GET appointment-booking/:id': (call) => ({ booking: bookingOf(call, call.id) }),
  'PUT cancel-booking/:id': cancel,
};
