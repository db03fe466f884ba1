import { kuwaitInstant } from './kuwaitTime.ts';

export const SLOT_MINUTES = 30;
/** A slot within the next two hours is not sold any more. */
export const LEAD_MINUTES = 120;
/** How far ahead appointments are offered. */
export const BOOK_WITHIN_DAYS = 60;
/** Counted from the start of the newest payment, or from the choice of the slot. */
export const HOLD_MINUTES = 10;
/** For all holds of one booking together. */
export const HOLD_AT_MOST_MINUTES = 30;
/** A cancellation at least this many hours before gets the fee back. */
export const REFUND_HOURS = 24;

/** A paid appointment can be moved until this many hours before it begins. */
export const MOVE_HOURS = 24;
/** How long before it begins the customer gets a reminder. */
export const REMINDER_HOURS = 24;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The instant at which an appointment starts; both parts are Kuwait's. */
export function startOfAppointment({ date, time }: { date: string; time: string }): Date {
  return kuwaitInstant(date, time);
}

export function endOfAppointment(slot: { date: string; time: string }): Date {
  return new Date(startOfAppointment(slot).getTime() + SLOT_MINUTES * MINUTE_MS);
}

export function isBookableAt(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() >= LEAD_MINUTES * MINUTE_MS;
}

export function isRefundedWhenCancelled(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() >= REFUND_HOURS * HOUR_MS;
}

export function isMovableAt(start: Date, now: Date): boolean {
  return start.getTime() - now.getTime() >= MOVE_HOURS * HOUR_MS;
}

/** When the customer is reminded; null where they have chosen the time so late that they know it. */
export function reminderAt(start: Date, now: Date): Date | null {
  const at = new Date(start.getTime() - REMINDER_HOURS * HOUR_MS);
  return at > now ? at : null;
}
