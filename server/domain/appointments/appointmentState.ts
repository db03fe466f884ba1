import {
  HOLD_AT_MOST_MINUTES,
  HOLD_MINUTES,
  isMovableAt,
  isRefundedWhenCancelled,
  startOfAppointment,
} from '../../../src/contract/appointments.ts';
import type { Appointment, AppointmentChanges } from '../../db/stores/appointmentStore.ts';
import { ApiError } from '../../errors/ApiError.ts';

const MINUTE_MS = 60_000;
/** The rules of what one customer may book, change and cancel. */
export const BOOKING_LIMIT = { limit: 30, windowSeconds: 15 * 60 };

export function appointmentNumber(appointmentId: number): string {
  return `AP-${appointmentId}`;
}

/** The same in every calendar file of an appointment, so that calendars replace and remove the event. */
export function calendarUid(appointmentId: number, publicUrl: string): string {
  return `appointment-${appointmentId}@${new URL(publicUrl).hostname}`;
}

type Hold = Pick<Appointment, 'status' | 'held_until'>;
type Slot = Pick<Appointment, 'date' | 'time'>;

/** Unpaid, and its slot is still held. */
export function isPayable({ status, held_until }: Hold, now: Date): boolean {
  return status === 'pending' && held_until > now;
}

export function assertPayable(appointment: Hold & Pick<Appointment, 'paid_at'>, now: Date): void {
  if (isPayable(appointment, now)) return;
  if (appointment.paid_at !== null) throw new ApiError('booking_paid');
  const isOver = appointment.status === 'pending' || appointment.status === 'failed';
  throw new ApiError(isOver ? 'booking_expired' : 'booking_closed');
}

export function firstHold(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
}

/** Ten minutes from a new payment or another choice, but never beyond half an hour in all. */
export function prolongedHold({ held_since }: Pick<Appointment, 'held_since'>, now: Date): Date {
  const latest = held_since.getTime() + HOLD_AT_MOST_MINUTES * MINUTE_MS;
  return new Date(Math.min(firstHold(now).getTime(), latest));
}

/** A hold can be released until it expires, a paid appointment cancelled until it begins. */
export function isCancellable(appointment: Hold & Slot, now: Date): boolean {
  if (appointment.status === 'pending') return isPayable(appointment, now);
  return isOn(appointment) && startOfAppointment(appointment) > now;
}

/** Whether the appointment is paid and not cancelled. */
export function isOn({ status }: Pick<Appointment, 'status'>): boolean {
  return status === 'received' || status === 'accepted';
}

/** Paid, and far enough ahead. */
export function isMovable(appointment: Pick<Appointment, 'status'> & Slot, now: Date): boolean {
  return isOn(appointment) && isMovableAt(startOfAppointment(appointment), now);
}

export function isRefunded(appointment: Slot & Pick<Appointment, 'paid_at'>, now: Date): boolean {
  return (
    appointment.paid_at !== null && isRefundedWhenCancelled(startOfAppointment(appointment), now)
  );
}

/** A newer mail about an appointment, with the next number of its calendar file. */
export function mailAbout(
  { calendar_sequence }: Appointment,
  mail: NonNullable<Appointment['mail']>,
  now: Date,
): AppointmentChanges {
  return { mail, mail_due_at: now, calendar_sequence: calendar_sequence + 1 };
}
