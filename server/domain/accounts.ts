import type {
  Credentials,
  CustomerInfo,
  QuickSignup,
  Registration,
} from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { brokenUniqueConstraint } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { insertAddress } from '../db/stores/addressStore.ts';
import {
  EMAIL_CONSTRAINT,
  findLogin,
  insertCustomer,
  type Profile,
} from '../db/stores/customerStore.ts';
import { ApiError, fieldError } from '../errors/ApiError.ts';
import { viewCart } from './cart/cart.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './passwords.ts';
import { saveCivilId, viewAccount } from './privacy/civilIds.ts';
import { attemptsKey, forgetAttempts, rateLimit } from './rateLimit.ts';
import { startSession } from './sessions.ts';
import type { FieldChecks } from './validation/FieldChecks.ts';
import { addressFields, checkArea } from './validation/address.ts';

const LOGIN_LIMIT = { limit: 10, windowSeconds: 15 * 60 };
const SIGN_UP_LIMIT = { limit: 100, windowSeconds: 60 * 60 };

export async function logIn(
  context: AppContext,
  { email, password }: Credentials,
  ip: string,
): Promise<CustomerInfo> {
  const { db, clock } = context;
  const attempts = loginAttempts(email, ip);
  await rateLimit(db, attempts, LOGIN_LIMIT, clock());
  const account = await findLogin(db, email);
  const verified =
    account === null
      ? await verifyAgainstNobody(password)
      : await verifyPassword(password, account.password_hash);
  if (account === null || !verified) throw new ApiError('invalid_credentials');
  await forgetAttempts(db, attempts);
  return customerInfo(context, account.id);
}

/** `email` in its normalised form. */
export function loginAttempts(email: string, ip: string): string {
  return attemptsKey('login', email, ip);
}

/** Given the fields of the form that are valid by themselves. */
export async function checkRegistration(
  context: AppContext,
  form: Partial<Registration>,
  checks: FieldChecks,
  ip: string,
): Promise<void> {
  await checkArea(context.db, form, checks);
  await checkNewEmail(context, form, checks, ip);
}

export async function register(context: AppContext, form: Registration): Promise<CustomerInfo> {
  const { first_name, last_name, email, phone = null, civil_id, password } = form;
  const account = { first_name, last_name, email, phone };
  const address = addressFields({ ...form, location: 'home' });
  return signUp(context, account, password, async (trx, customerId) => {
    await saveCivilId(trx, context.config.civilIdKeys, customerId, civil_id);
    await insertAddress(trx, customerId, address, context.clock());
  });
}

export async function quickSignUp(context: AppContext, form: QuickSignup): Promise<CustomerInfo> {
  const { first_name, last_name, email, phone, password } = form;
  return signUp(context, { first_name, last_name, email, phone }, password);
}

/**
 * The answer tells whether an e-mail has an account: the limit keeps lists of them away. It counts every
 * attempt with a valid e-mail once, the successful ones included.
 */
export async function checkNewEmail(
  { db, clock }: AppContext,
  { email }: { readonly email?: string },
  checks: FieldChecks,
  ip: string,
): Promise<void> {
  if (email === undefined) return;
  await rateLimit(db, attemptsKey('sign-up', ip), SIGN_UP_LIMIT, clock());
  if ((await findLogin(db, email)) !== null) checks.add('email', 'server.validation.email_taken');
}

type NewAccount = Omit<Profile, 'id'>;

/** The account and what belongs to it, or nothing at all. */
async function signUp(
  context: AppContext,
  account: NewAccount,
  password: string,
  createMore: (trx: Db, customerId: number) => Promise<unknown> = async () => undefined,
): Promise<CustomerInfo> {
  const { db, clock } = context;
  const now = clock();
  const password_hash = await hashPassword(password);
  const row = { ...account, password_hash, terms_accepted_at: now, created_at: now };
  const insert = async (trx: Db) => {
    const customerId = await insertCustomer(trx, row);
    await createMore(trx, customerId);
    return customerId;
  };
  return customerInfo(context, await db.transaction().execute(insert).catch(refuseTakenEmail));
}

/** For a statement that writes a customer's e-mail: another request may have taken it since the check. */
export function refuseTakenEmail(error: unknown): never {
  if (brokenUniqueConstraint(error) !== EMAIL_CONSTRAINT) throw error;
  throw fieldError('email', 'server.validation.email_taken');
}

async function customerInfo(context: AppContext, customerId: number): Promise<CustomerInfo> {
  const { db, clock } = context;
  return {
    token: await startSession(db, customerId, clock()),
    profile: await viewAccount(context, customerId),
    cart: await viewCart(db, customerId, clock()),
  };
}
