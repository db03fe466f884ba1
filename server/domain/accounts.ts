import type { CustomerInfo, QuickSignup, Registration } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { brokenUniqueConstraint } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { findEmailOwner } from '../db/stores/accountMailStore.ts';
import { insertAddress } from '../db/stores/addressStore.ts';
import { EMAIL_CONSTRAINT, insertCustomer, type Profile } from '../db/stores/customerStore.ts';
import { fieldError } from '../errors/ApiError.ts';
import { viewCart } from './cart/cart.ts';
import { addressBlock } from './addressBlock.ts';
import { rememberAddress } from './knownAddresses.ts';
import { hashPassword } from './passwords.ts';
import { saveCivilId, viewAccount } from './privacy/civilIds.ts';
import { attemptsKey, rateLimit } from './rateLimit.ts';
import { startSession } from './sessions.ts';
import type { FieldChecks } from './validation/FieldChecks.ts';
import { addressFields, checkArea } from './validation/address.ts';

const SIGN_UP_LIMIT = { limit: 100, windowSeconds: 60 * 60 };

/** Gets only the fields that are valid by themselves. */
export async function checkRegistration(
  context: AppContext,
  form: Partial<Registration>,
  checks: FieldChecks,
  ip: string,
): Promise<void> {
  await checkArea(context, form, checks);
  await checkNewEmail(context, form, checks, ip);
}

export async function register(
  context: AppContext,
  form: Registration,
  ip: string,
): Promise<CustomerInfo> {
  const { first_name, last_name, email, phone = null, civil_id, password } = form;
  const account = { first_name, last_name, email, phone };
  const address = addressFields({ ...form, location: 'home' });
  return signUp(context, { account, password, ip }, async (trx, customerId) => {
    await saveCivilId(trx, context.config.civilIdKeys, customerId, civil_id);
    await insertAddress(trx, customerId, address, context.clock());
  });
}

export async function quickSignUp(
  context: AppContext,
  form: QuickSignup,
  ip: string,
): Promise<CustomerInfo> {
  const { first_name, last_name, email, phone, password } = form;
  const account = { first_name, last_name, email, phone };
  return signUp(context, { account, password, ip });
}

/**
 * The answer reveals whether an e-mail has an account, so the limit stops the probing of lists. It counts each
 * attempt with a valid e-mail once, successful ones included.
 */
export async function checkNewEmail(
  { db, clock }: AppContext,
  { email }: { readonly email?: string },
  checks: FieldChecks,
  ip: string,
): Promise<void> {
  if (email === undefined) return;
  await rateLimit(db, attemptsKey('sign-up', addressBlock(ip)), SIGN_UP_LIMIT, clock());
  if ((await findEmailOwner(db, email, clock())) !== null)
    checks.add('email', 'server.validation.email_taken');
}

interface NewAccount {
  account: Omit<Profile, 'id'>;
  password: string;
  ip: string;
}

/** The account and what belongs to it, or nothing at all. */
async function signUp(
  context: AppContext,
  { account, password, ip }: NewAccount,
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
  return signInFrom(context, await db.transaction().execute(insert).catch(refuseTakenEmail), ip);
}

/** Wraps a statement that writes a customer's e-mail: another request may have taken it since the check. */
function refuseTakenEmail(error: unknown): never {
  if (brokenUniqueConstraint(error) !== EMAIL_CONSTRAINT) throw error;
  throw fieldError('email', 'server.validation.email_taken');
}

/**
 * Starts a session for a visitor who has proved to be this customer, and returns what the storefront stores with it.
 */
export async function signInFrom(
  context: AppContext,
  customerId: number,
  ip: string,
): Promise<CustomerInfo> {
  const { db, clock } = context;
  const now = clock();
  await rememberAddress(db, customerId, ip, now);
  return {
    token: await startSession(db, customerId, now),
    profile: await viewAccount(context, customerId),
    cart: await viewCart(context, customerId),
  };
}
