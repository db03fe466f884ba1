import { addDays, kuwaitInstant, kuwaitToday } from './kuwaitTime.ts';
import { CHANGE_HOURS } from './policies.ts';
import type { DeliveryTimeSlot } from './wire/common.ts';

const HOUR_MS = 60 * 60_000;
const MIDNIGHT = '00:00';
/** The Kuwait time for mails that are not urgent, so that they wake nobody up. */
const MORNING = '09:00';

/** The state of a day of a paid plan. */
export type DayState =
  /** Lacks dishes and can still be changed. */
  | 'open'
  /** It has its dishes and can still be changed. */
  | 'planned'
  /** The kitchen is preparing it. */
  | 'closed'
  /** It is delivered today, and the time of its delivery is not over. */
  | 'onItsWay'
  | 'delivered'
  | 'skipped'
  | 'frozen'
  | 'cancelled';

export interface DayToDeliver {
  readonly date: string;
  /** The kitchen's record. */
  readonly status: string;
  readonly slot: Pick<DeliveryTimeSlot, 'to'>;
  /** Whether all of its dishes have been chosen. */
  readonly isComplete: boolean;
}

const KEPT_STATES = ['delivered', 'skipped', 'frozen', 'cancelled'] as const;

/** The recorded state of a day; null where it follows from the time alone. */
export const keptState = (status: string): DayState | null =>
  KEPT_STATES.find((state) => state === status) ?? null;

/** The instant from which a day cannot be changed any more: this many hours before it begins in Kuwait. */
export function closesAt(date: string): Date {
  return new Date(kuwaitInstant(date, MIDNIGHT).getTime() - CHANGE_HOURS * HOUR_MS);
}

export function isOpenForChanges(date: string, now: Date): boolean {
  return now < closesAt(date);
}

/** The first day that can still be changed: the third one ahead. */
export function firstOpenDay(now: Date): string {
  return addDays(kuwaitToday(new Date(now.getTime() + CHANGE_HOURS * HOUR_MS)), 1);
}

/** The last Kuwait day on which a day can be changed, until its end. */
export function lastDayToChange(date: string): string {
  return kuwaitToday(new Date(closesAt(date).getTime() - 1));
}

/** On the morning of the day before the last one on which a day can be changed. */
export function changeReminderAt(date: string): Date {
  return kuwaitInstant(addDays(lastDayToChange(date), -1), MORNING);
}

export function dayState({ date, status, slot, isComplete }: DayToDeliver, now: Date): DayState {
  const kept = keptState(status);
  if (kept !== null) return kept;
  if (isOpenForChanges(date, now)) return isComplete ? 'planned' : 'open';
  if (now >= kuwaitInstant(date, slot.to)) return 'delivered';
  return date === kuwaitToday(now) ? 'onItsWay' : 'closed';
}

/** Whether a day still has to be delivered. */
export const isAhead = (state: DayState): boolean =>
  state === 'open' || state === 'planned' || state === 'closed' || state === 'onItsWay';
