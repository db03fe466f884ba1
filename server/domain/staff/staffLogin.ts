import type { StaffCredentials } from '../../../src/contract/wire/staff/login.ts';
import type { AppContext } from '../../context.ts';
import { findStaffByEmail, isStaffAddressKnown, type Staff } from '../../db/stores/staffStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { addressHashOf, UNKNOWN_ID } from '../knownAddresses.ts';
import { countLogin, resetLoginLimits, uncountLogin, type CountedLogin } from '../loginLimits.ts';
import { verifyDummyHash, verifyPassword } from '../passwords.ts';
import { ConcurrencyLimit } from '../ConcurrencyLimit.ts';
import { openSession, type LoginRequest } from './openSession.ts';
import { decryptSecondFactor, takeCode } from './secondFactor.ts';

/** A limit of its own, so that many staff logins do not delay customers. */
const limit = new ConcurrencyLimit({ running: 2, waiting: 20 });

/**
 * Returns the token of the new session. A wrong password and a wrong code count as the same failure, so that neither
 * can be guessed alone for long.
 */
export function logInStaff(
  context: AppContext,
  credentials: StaffCredentials,
  request: LoginRequest,
): Promise<string> {
  return limit.run(() => checkLogin(context, credentials, request));
}

async function checkLogin(
  context: AppContext,
  { email, password, code }: StaffCredentials,
  request: LoginRequest,
): Promise<string> {
  const { db, clock } = context;
  const now = clock();
  const member = await findStaffByEmail(db, email);
  const id = member?.id ?? UNKNOWN_ID;
  const isKnown = await isStaffAddressKnown(db, id, addressHashOf(id, request.ip));
  const from = { door: 'staff-login', email, ip: request.ip } as const;
  const counted = await countLogin(db, from, isKnown, now);
  const isRight = await isPasswordOf(member, password).catch(async (error: unknown) => {
    await uncountLogin(db, counted);
    throw error;
  });
  if (member === null || !isRight) throw new ApiError('invalid_credentials');
  await checkSecondFactor(context, member, code ?? null, counted);
  await uncountLogin(db, counted);
  await resetLoginLimits(db, from);
  return openSession(context, member.id, request);
}

const isPasswordOf = (member: Staff | null, password: string): Promise<boolean> =>
  member?.password_hash == null || member.disabled_at !== null
    ? verifyDummyHash(password)
    : verifyPassword(password, member.password_hash);

async function checkSecondFactor(
  { db, config, clock }: AppContext,
  member: Staff,
  code: string | null,
  counted: CountedLogin,
): Promise<void> {
  if (member.second_factor === null) {
    if (config.staffSecondFactor) throw new ApiError('second_factor_missing');
    return;
  }
  if (code === null) {
    // Nothing was guessed: the code is asked for.
    await uncountLogin(db, counted);
    throw new ApiError('second_factor_needed');
  }
  const secret = decryptSecondFactor(config.civilIdKeys, member.id, member.second_factor);
  if (!(await takeCode(db, member.id, { secret, code, now: clock() }))) {
    throw new ApiError('second_factor_wrong');
  }
}
