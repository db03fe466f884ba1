import {
  HOLD_AT_MOST_MINUTES,
  HOLD_MINUTES,
  isRefundedWhenCancelled,
  startOfAppointment,
} from '../../../src/contract/appointments.ts';
import type { Booking } from '../../db/stores/bookingStore.ts';
import { ApiError } from '../../errors/ApiError.ts';

const MINUTE_MS = 60_000;

export function bookingNumber(bookingId: number): string {
  return `AP-${bookingId}`;
}

/** The same in every file about one appointment, so that calendars replace and remove it. */
export function calendarUid(bookingId: number, publicUrl: string): string {
  return `appointment-${bookingId}@${new URL(publicUrl).hostname}`;
}

/** Unpaid, and its slot is still held. */
export function isPayable({ status, held_until }: Booking, now: Date): boolean {
  return status === 'pending' && held_until > now;
}

export function assertPayable(booking: Booking, now: Date): void {
  if (isPayable(booking, now)) return;
  if (booking.paid_at !== null) throw new ApiError('booking_paid');
  const isOver = booking.status === 'pending' || booking.status === 'failed';
  throw new ApiError(isOver ? 'booking_expired' : 'booking_closed');
}

export function firstHold(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
}

/** Ten minutes from a new payment or another choice, but never beyond half an hour in all. */
export function prolongedHold({ held_since }: Booking, now: Date): Date {
  const latest = held_since.getTime() + HOLD_AT_MOST_MINUTES * MINUTE_MS;
  return new Date(Math.min(firstHold(now).getTime(), latest));
}

/** A hold is let go, a paid appointment is called off until it begins. */
export function isCancellable(booking: Booking, now: Date): boolean {
  if (booking.status === 'pending') return isPayable(booking, now);
  const isOn = booking.status === 'received' || booking.status === 'accepted';
  return isOn && startOfAppointment(booking) > now;
}

export function isRefunded(booking: Booking, now: Date): boolean {
  return booking.paid_at !== null && isRefundedWhenCancelled(startOfAppointment(booking), now);
}
