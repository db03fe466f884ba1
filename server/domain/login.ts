import type { Credentials, CustomerInfo } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { findLogin } from '../db/stores/customerStore.ts';
import { ApiError } from '../errors/ApiError.ts';
import { signInFrom } from './accounts.ts';
import { knowsAddress } from './knownAddresses.ts';
import { countLogin, resetLoginLimits, uncountLogin } from './loginLimits.ts';
import { verifyDummyHash, verifyPassword } from './passwords.ts';
import { ConcurrencyLimit } from './ConcurrencyLimit.ts';

/** Bounds concurrent logins, so that many of them neither block the database for other calls nor wait for minutes. */
const limit = new ConcurrencyLimit({ running: 4, waiting: 50 });

export function logIn(
  context: AppContext,
  credentials: Credentials,
  ip: string,
): Promise<CustomerInfo> {
  return limit.run(() => checkLogin(context, credentials, ip));
}

async function checkLogin(
  context: AppContext,
  { email, password }: Credentials,
  ip: string,
): Promise<CustomerInfo> {
  const { db, clock } = context;
  const account = await findLogin(db, email);
  const isKnown = await knowsAddress(db, account?.id, ip);
  const counted = await countLogin(db, { door: 'login', email, ip }, isKnown, clock());
  const checking =
    account === null ? verifyDummyHash(password) : verifyPassword(password, account.password_hash);
  const isRight = await checking.catch(async (error: unknown) => {
    await uncountLogin(db, counted);
    throw error;
  });
  if (account === null || !isRight) throw new ApiError('invalid_credentials');
  await uncountLogin(db, counted);
  await resetLoginLimits(db, counted.from);
  return signInFrom(context, account.id, ip);
}
