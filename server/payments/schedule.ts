import { SESSION_LIFETIME_MS } from '../../src/payment/gatewayFacts.ts';
import type { Attempt } from '../db/stores/paymentStore.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** After the session is over, a bank's answer can still be on its way to the gateway. */
const GRACE_MS = 15 * MINUTE_MS;

/** One minute after the start, then twice as long each time, up to six hours. */
export function nextCheckAt(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.min(checks, 20), LONGEST_WAIT_MS));
}

/** The session and the grace are over, so no payment can come any more. */
export function isOver(attempt: Pick<Attempt, 'created_at'>, now: Date): boolean {
  return now.getTime() > overAt(attempt);
}

/** A decided attempt is checked once more, for a second or a late capture; null once it is over. */
export function followUpAt(attempt: Pick<Attempt, 'created_at'>, now: Date): Date | null {
  return isOver(attempt, now) ? null : new Date(overAt(attempt) + MINUTE_MS);
}

function overAt({ created_at }: Pick<Attempt, 'created_at'>): number {
  return created_at.getTime() + SESSION_LIFETIME_MS + GRACE_MS;
}
