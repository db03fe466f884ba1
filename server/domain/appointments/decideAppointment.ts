import { COMMENT_MAX } from '../../../src/contract/rules/limits.ts';
import type { AppContext } from '../../context.ts';
import {
  getBooking,
  lockBooking,
  lockOwnBooking,
  updateBooking,
  type Booking,
  type BookingChanges,
} from '../../db/stores/bookingStore.ts';
import { ApiError, fieldError, notFound } from '../../errors/ApiError.ts';
import { rateLimit } from '../rateLimit.ts';
import { cleanText, lengthOf } from '../validation/text.ts';
import { BOOKINGS } from './bookAppointment.ts';
import { isCancellable, isRefunded } from './bookingState.ts';

/** The customer calls an appointment off, or lets a held slot go. Sent again, it changes nothing. */
export async function cancelAppointment(
  { db, clock }: AppContext,
  customerId: number,
  id: number,
  reasonText: string,
): Promise<Booking> {
  const now = clock();
  await rateLimit(db, `appointment:${customerId}`, BOOKINGS, now);
  const reason = checkReason(reasonText);
  return db.transaction().execute(async (trx) => {
    const booking = await lockOwnBooking(trx, customerId, id);
    if (booking === null) throw notFound();
    if (booking.status === 'cancelled') return booking;
    if (!isCancellable(booking, now)) throw new ApiError('booking_not_cancellable');
    await updateBooking(trx, id, {
      status: 'cancelled',
      cancelled_at: now,
      cancelled_by: 'customer',
      rejected_reason: reason,
      refund_due: booking.refund_due || isRefunded(booking, now),
      ...(booking.paid_at === null ? {} : mailAbout(booking, 'cancelled', now)),
    });
    return getBooking(trx, id);
  });
}

/** The kitchen confirms an appointment that was paid. */
export async function acceptAppointment({ db, clock }: AppContext, id: number): Promise<Booking> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking.status === 'accepted') return booking;
    if (booking.status !== 'received') throw new ApiError('booking_closed');
    await updateBooking(trx, id, {
      status: 'accepted',
      ...mailAbout(booking, 'confirmed', now),
    });
    return getBooking(trx, id);
  });
}

/** The kitchen cannot keep an appointment: the slot is free again, the money always goes back. */
export async function rejectAppointment(
  { db, clock }: AppContext,
  id: number,
  reasonText: string,
): Promise<Booking> {
  const now = clock();
  const reason = checkReason(reasonText);
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking.status === 'rejected') return booking;
    if (booking.status !== 'received' && booking.status !== 'accepted') {
      throw new ApiError('booking_closed');
    }
    await updateBooking(trx, id, {
      status: 'rejected',
      cancelled_at: now,
      cancelled_by: 'other',
      rejected_reason: reason,
      refund_due: true,
      ...mailAbout(booking, 'cancelled', now),
    });
    return getBooking(trx, id);
  });
}

function checkReason(text: string): string {
  const reason = cleanText(text);
  if (reason === null) throw fieldError('rejected_reason', 'validation.cancellationReason');
  if (lengthOf(reason) > COMMENT_MAX) {
    throw fieldError('rejected_reason', 'validation.max', { max: COMMENT_MAX });
  }
  return reason;
}

function mailAbout(
  { calendar_sequence }: Booking,
  mail: NonNullable<Booking['mail']>,
  now: Date,
): BookingChanges {
  return { mail, mail_due_at: now, calendar_sequence: calendar_sequence + 1 };
}
