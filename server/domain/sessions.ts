import { batched } from '../cache/batched.ts';
import type { Db } from '../db/database.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSessions,
  insertSession,
  touchSession,
} from '../db/stores/sessionStore.ts';
import { hashToken, newToken } from './tokens.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** A session is prolonged at most once an hour, so that reading does not write. */
const TOUCH_AFTER_MS = 60 * 60 * 1000;

/** Returns the token. Only the customer has it: the database stores its hash. */
export async function startSession(db: Db, customerId: number, now: Date): Promise<string> {
  const token = newToken();
  await deleteExpiredSessions(db, now);
  await insertSession(db, {
    token_hash: hashToken(token),
    customer_id: customerId,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return token;
}

const findSession = batched(findSessions);

/** The customer of a valid token, whose thirty days start again; otherwise null. */
export async function resumeSession(db: Db, token: string, now: Date): Promise<number | null> {
  const session = await findSession(db, hashToken(token));
  if (session === null || session.expires_at <= now) return null;
  if (now.getTime() - session.last_used_at.getTime() > TOUCH_AFTER_MS) {
    await touchSession(db, session.id, now, new Date(now.getTime() + LIFETIME_MS));
  }
  return session.customer_id;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashToken(token));
}

export async function endAllSessions(db: Db, customerId: number): Promise<void> {
  await deleteSessionsOf(db, customerId, null);
}

/** Ends every session of the customer except that of this token. */
export async function endOtherSessions(db: Db, customerId: number, token: string): Promise<void> {
  await deleteSessionsOf(db, customerId, hashToken(token));
}
