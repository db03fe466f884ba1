import type { Db } from '../db/database.ts';
import { addressBlock } from './addressBlock.ts';
import {
  attemptsKey,
  forgetAttempts,
  rateLimitEach,
  takeBack,
  type KeyedLimit,
} from './rateLimit.ts';

/** The storefront's texts state a quarter of an hour too, so no lock-out may last longer. */
const windowSeconds = 15 * 60;
const OF_AN_EMAIL_FROM_AN_ADDRESS = { limit: 10, windowSeconds };
/** For all accounts together: an office or a mobile network has many customers behind one address. */
const FROM_AN_ADDRESS = { limit: 50, windowSeconds };
/** Over all addresses: at most 80 guesses an hour. */
const OF_AN_EMAIL = { limit: 20, windowSeconds };

export interface LoginFrom {
  /** Each login page counts its failures separately. */
  readonly door: 'login' | 'staff-login';
  /** Normalised. */
  readonly email: string;
  readonly ip: string;
}

/** What one login has counted as failed; taken back when it succeeds. */
export interface CountedLogin {
  readonly from: LoginFrom;
  readonly keys: readonly string[];
}

/**
 * Counts a login as failed before the password is checked, so that concurrent attempts are all counted; throws beyond
 * a limit without counting. Where the account has logged in from here before (`isKnown`), only failures of this
 * e-mail from this address count: strangers, elsewhere or behind the same address, cannot lock its owner out.
 */
export async function countLogin(
  db: Db,
  from: LoginFrom,
  isKnown: boolean,
  now: Date,
): Promise<CountedLogin> {
  const limits = limitsFor(from, isKnown);
  await db.transaction().execute((trx) => rateLimitEach(trx, limits, now));
  return { from, keys: limits.map(({ key }) => key) };
}

/** Always in this order: two logins that lock the same rows never wait for each other. */
function limitsFor(from: LoginFrom, isKnown: boolean): KeyedLimit[] {
  const { door, email, ip } = from;
  const own = { key: ownKey(from), ...OF_AN_EMAIL_FROM_AN_ADDRESS };
  if (isKnown) return [own];
  return [
    own,
    { key: attemptsKey(`${door}-email`, email), ...OF_AN_EMAIL },
    { key: attemptsKey(`${door}-ip`, addressBlock(ip)), ...FROM_AN_ADDRESS },
  ];
}

/** The password was right, or could not be checked: it was no failure. */
export async function uncountLogin(db: Db, { keys }: CountedLogin): Promise<void> {
  await takeBack(db, keys);
}

/** Forgives the earlier failures from this address; those of strangers elsewhere still count. */
export async function resetLoginLimits(db: Db, from: LoginFrom): Promise<void> {
  await forgetAttempts(db, ownKey(from));
}

function ownKey({ door, email, ip }: LoginFrom): string {
  return attemptsKey(door, email, addressBlock(ip));
}
