import { SESSION_LIFETIME_MS } from '../../src/payment/gatewayFacts.ts';
import type { Attempt } from '../db/stores/paymentStore.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FOLLOWED_MS = 7 * DAY_MS;
/** After the session is over, a bank's answer can still be on its way to the gateway. */
const GRACE_MS = 15 * MINUTE_MS;

/** One minute after the start, then twice as long each time, up to six hours. */
export function nextCheckAt(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.min(checks, 20), LONGEST_WAIT_MS));
}

/**
 * The session and the grace period are over, so no new payment is possible; the gateway may still report an earlier
 * one.
 */
export function isOver(attempt: Pick<Attempt, 'created_at'>, now: Date): boolean {
  return now.getTime() > overAt(attempt);
}

/** A decided attempt is checked once it is over, then daily for a week: a capture can be second, or late. */
export function followUpAt(attempt: Pick<Attempt, 'created_at'>, now: Date): Date | null {
  const over = overAt(attempt);
  if (!isOver(attempt, now)) return new Date(over + MINUTE_MS);
  return now.getTime() < over + FOLLOWED_MS ? new Date(now.getTime() + DAY_MS) : null;
}

function overAt({ created_at }: Pick<Attempt, 'created_at'>): number {
  return created_at.getTime() + SESSION_LIFETIME_MS + GRACE_MS;
}
