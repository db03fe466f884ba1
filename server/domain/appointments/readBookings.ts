import { startOfAppointment } from '../../../src/contract/appointments.ts';
import { filsToText } from '../../../src/contract/money.ts';
import type {
  AppointmentBooking,
  AppointmentStatus,
} from '../../../src/contract/wire/appointment.ts';
import type { AppContext } from '../../context.ts';
import { listBookings, type Booking } from '../../db/stores/bookingStore.ts';
import { dietitiansOf, type Dietitian } from '../../db/stores/dietitianStore.ts';
import {
  attemptsOf,
  settlingCaptures,
  type Attempt,
  type SettlingCapture,
} from '../../db/stores/paymentStore.ts';
import { translate, type Locale } from '../../i18n/translate.ts';
import { isPaymentPending } from '../orders/orderState.ts';
import {
  bookingNumber,
  calendarUid,
  isCancellable,
  isPayable,
  isRefunded,
} from './bookingState.ts';

interface BookingParts {
  booking: Booking;
  dietitian: Dietitian;
  attempts: readonly Attempt[];
  capture: SettlingCapture | null;
}

export async function readBooking(
  context: AppContext,
  booking: Booking,
  locale: Locale,
): Promise<AppointmentBooking> {
  const [view] = await viewBookings(context, [booking], locale);
  if (view === undefined) throw new Error(`Booking ${booking.id} has no dietitian`);
  return view;
}

export async function readBookings(
  context: AppContext,
  customerId: number,
  locale: Locale,
): Promise<AppointmentBooking[]> {
  const bookings = await listBookings(context.db, customerId, context.clock());
  return viewBookings(context, bookings, locale);
}

async function viewBookings(
  context: AppContext,
  bookings: readonly Booking[],
  locale: Locale,
): Promise<AppointmentBooking[]> {
  const { db } = context;
  const ids = bookings.map(({ id }) => id);
  const dietitians = await dietitiansOf(db, [
    ...new Set(bookings.map(({ dietitian_id }) => dietitian_id)),
  ]);
  const attempts = await attemptsOf(db, 'appointment', ids);
  const captures = await settlingCaptures(db, 'appointment', ids);
  return bookings.flatMap((booking) => {
    const dietitian = dietitians.find(({ id }) => id === booking.dietitian_id);
    if (dietitian === undefined) return [];
    const parts = {
      booking,
      dietitian,
      attempts: attempts.filter(({ booking_id }) => booking_id === booking.id),
      capture: captures.find(({ booking_id }) => booking_id === booking.id) ?? null,
    };
    return [toBooking(context, parts, locale)];
  });
}

function toBooking(
  { clock, config }: AppContext,
  parts: BookingParts,
  locale: Locale,
): AppointmentBooking {
  const { booking, dietitian } = parts;
  return {
    id: booking.id,
    booking_number: bookingNumber(booking.id),
    created_at: booking.created_at.toISOString(),
    user_id: booking.dietitian_id,
    dietitian: {
      name_en: dietitian.name_en,
      name_ar: dietitian.name_ar,
      title_en: dietitian.title_en,
      title_ar: dietitian.title_ar,
      place_en: dietitian.place_en,
      place_ar: dietitian.place_ar,
      image: dietitian.image,
    },
    comments: booking.comments,
    date: booking.date,
    time: booking.time,
    fee: filsToText(booking.fee_fils),
    ...stateOf(parts, clock()),
    refund_due: booking.refund_due,
    rejected_reason: booking.rejected_reason,
    cancelled_by: booking.cancelled_by,
    phone: booking.phone,
    email: booking.email,
    ...paymentOf(parts),
    message: isLost(booking) ? translate(locale, 'server.appointment.not_completed') : null,
    calendar_uid: calendarUid(booking.id, config.publicUrl),
    calendar_sequence: booking.calendar_sequence,
  };
}

function stateOf({ booking, attempts }: BookingParts, now: Date) {
  const isPending = isPaymentPending(booking, attempts, now);
  const payable = isPayable(booking, now);
  const newest = attempts.at(-1)?.status;
  const heldMs = payable ? booking.held_until.getTime() - now.getTime() : 0;
  return {
    booking_status: statusOf(booking, isPending, payable),
    payment_status: booking.paid_at === null ? ('not_paid' as const) : ('paid' as const),
    payment_pending: isPending,
    payment_failed: booking.paid_at === null && (newest === 'failed' || newest === 'abandoned'),
    payable,
    held_until: payable ? booking.held_until.toISOString() : null,
    held_for_seconds: Math.ceil(heldMs / 1000),
    cancellable: isCancellable(booking, now),
    refund_on_cancel: startOfAppointment(booking) > now && isRefunded(booking, now),
  };
}

/** A hold that is over has failed, whether or not it was released; one that may have been paid has not. */
function statusOf(booking: Booking, isPending: boolean, payable: boolean): AppointmentStatus {
  if (booking.status !== 'pending' && booking.status !== 'failed') return booking.status;
  return payable || isPending ? 'pending' : 'failed';
}

/** Money came that could not buy the appointment. */
function isLost({ paid_at, refund_due, status }: Booking): boolean {
  return paid_at === null && refund_due && status !== 'pending';
}

function paymentOf({ booking, attempts, capture }: BookingParts) {
  const paidFils = capture?.amount_fils ?? null;
  return {
    amount_paid: paidFils === null ? null : filsToText(paidFils),
    paid_via: capture?.payment_type ?? null,
    paid_on: (capture?.paid_on ?? booking.paid_at)?.toISOString() ?? null,
    payment_id: capture?.payment_id ?? null,
    order_reference_number: capture?.reference ?? attempts.at(-1)?.reference ?? null,
  };
}
