import type { StaffSession } from '../../../src/contract/wire/staff/account.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  deleteExpiredStaffSessions,
  deleteSessionOfToken,
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  listStaffSessions,
  touchStaffSession,
  type OpenSession,
} from '../../db/stores/staffSessionStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { StaffActor } from './actor.ts';

const MINUTE_MS = 60 * 1000;
/** A shift: after it the password is asked for again. */
const LIFETIME_MS = 12 * 60 * MINUTE_MS;
/** A tablet that is left alone logs out. */
const IDLE_MS = 2 * 60 * MINUTE_MS;
/** Reading does not write each time. */
const TOUCH_AFTER_MS = 5 * MINUTE_MS;

/** Seconds that the cookie is kept. */
export const STAFF_SESSION_SECONDS = LIFETIME_MS / 1000;

/** Returns the token. Only the browser has it: the database stores its hash. */
export async function startStaffSession(db: Db, staffId: number, now: Date): Promise<string> {
  const token = newToken();
  await deleteExpiredStaffSessions(db, now);
  await insertStaffSession(db, {
    token_hash: hashToken(token),
    staff_id: staffId,
    created_at: now,
    last_used_at: now,
    expires_at: expiryOf(now, now),
  });
  return token;
}

/** The account of a token; null for an expired one. Use prolongs the session, up to its end. */
export async function resumeStaffSession(
  db: Db,
  token: string,
  now: Date,
): Promise<OpenSession | null> {
  const session = await findStaffSession(db, hashToken(token), now);
  if (session === null) return null;
  if (now.getTime() - session.last_used_at.getTime() > TOUCH_AFTER_MS) {
    const expires_at = expiryOf(session.created_at, now);
    await touchStaffSession(db, session.id, { last_used_at: now, expires_at });
  }
  return session;
}

export const sessionEndOf = (createdAt: Date): Date => new Date(createdAt.getTime() + LIFETIME_MS);

function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(sessionEndOf(createdAt).getTime(), now.getTime() + IDLE_MS));
}

/** Ends the session of a token; does nothing for one that has ended. */
export async function endStaffSession({ db }: AppContext, token: string): Promise<void> {
  await deleteSessionOfToken(db, hashToken(token));
}

export async function readOwnSessions(
  { db, clock }: AppContext,
  { id, sessionId }: StaffActor,
): Promise<StaffSession[]> {
  const sessions = await listStaffSessions(db, id, clock());
  return sessions.map((session) => ({
    id: session.id,
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    current: session.id === sessionId,
  }));
}

export async function endOwnSession(
  { db }: AppContext,
  { id }: StaffActor,
  sessionId: number,
): Promise<void> {
  if (!(await deleteStaffSession(db, id, sessionId))) throw notFound();
}
