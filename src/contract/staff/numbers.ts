import { addDays } from '../kuwaitTime.ts';

/** How far ahead the kitchen looks. */
export const DAYS_AHEAD = 30;

/** A quarter of a year, so that the figures of a large shop come within a second. */
export const NUMBERS_AT_MOST = 92;

/** The fault of a period, both days included; null for none. */
export function datesFault({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): 'order' | 'length' | null {
  if (to < from) return 'order';
  return to >= addDays(from, NUMBERS_AT_MOST) ? 'length' : null;
}
