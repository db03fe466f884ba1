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
  getProfile,
  insertCustomer,
} from '../db/stores/customerStore.ts';
import { ApiError, fieldError } from '../errors/ApiError.ts';
import { viewCart } from './cart/cart.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './passwords.ts';
import { attemptsKey, forgetAttempts, rateLimit } from './rateLimit.ts';
import { startSession } from './sessions.ts';
import { FieldChecks } from './validation/FieldChecks.ts';
import { checkAddress } from './validation/address.ts';
import {
  checkCivilId,
  checkEmail,
  checkMobile,
  checkName,
  checkNewPassword,
  checkOptionalMobile,
  checkTerms,
  normaliseEmail,
} from './validation/person.ts';

const LOGIN_LIMIT = { limit: 10, windowSeconds: 15 * 60 };
const SIGN_UP_LIMIT = { limit: 100, windowSeconds: 60 * 60 };

export async function logIn(
  context: AppContext,
  credentials: Credentials,
  ip: string,
): Promise<CustomerInfo> {
  const { db, clock } = context;
  const email = normaliseEmail(credentials.email);
  const attempts = loginAttempts(email, ip);
  await rateLimit(db, attempts, LOGIN_LIMIT, clock());
  const account = await findLogin(db, email);
  const verified =
    account === null
      ? await verifyAgainstNobody(credentials.password)
      : await verifyPassword(credentials.password, account.password_hash);
  if (account === null || !verified) throw new ApiError('invalid_credentials');
  await forgetAttempts(db, attempts);
  return customerInfo(context, account.id);
}

/** `email` in its normalised form. */
export function loginAttempts(email: string, ip: string): string {
  return attemptsKey('login', email, ip);
}

export async function register(
  context: AppContext,
  form: Registration,
  ip: string,
): Promise<CustomerInfo> {
  const { db, clock } = context;
  const checks = new FieldChecks();
  const person = checkPerson(checks, form, { needsNumber: false });
  const civilId = checkCivilId(checks, 'civil_id', form.civil_id);
  const address = await checkAddress(db, checks, { ...form, location: 'home' });
  const phone = checkOptionalMobile(checks, 'phone', form.phone);
  checkTerms(checks, form.terms);
  checks.finish();
  const account = { ...person, phone, civil_id: civilId };
  const create = (trx: Db, customerId: number) => insertAddress(trx, customerId, address, clock());
  return signUp(context, account, form.password, ip, create);
}

export async function quickSignUp(
  context: AppContext,
  form: QuickSignup,
  ip: string,
): Promise<CustomerInfo> {
  const checks = new FieldChecks();
  const person = checkPerson(checks, form, { needsNumber: true });
  const phone = checkMobile(checks, 'phone', form.phone);
  checkTerms(checks, form.terms);
  checks.finish();
  return signUp(context, { ...person, phone, civil_id: null }, form.password, ip);
}

interface PersonForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm_password: string;
}

function checkPerson(checks: FieldChecks, form: PersonForm, rules: { needsNumber: boolean }) {
  const person = {
    first_name: checkName(checks, 'first_name', form.first_name),
    last_name: checkName(checks, 'last_name', form.last_name),
    email: checkEmail(checks, 'email', form.email),
  };
  checkNewPassword(checks, form, rules);
  return person;
}

interface NewAccount {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly civil_id: string | null;
}

/** The account and what belongs to it, or nothing at all. */
async function signUp(
  context: AppContext,
  account: NewAccount,
  password: string,
  ip: string,
  createMore: (trx: Db, customerId: number) => Promise<unknown> = async () => undefined,
): Promise<CustomerInfo> {
  const { db, clock } = context;
  const now = clock();
  await rateLimit(db, attemptsKey('sign-up', ip), SIGN_UP_LIMIT, now);
  const password_hash = await hashPassword(password);
  const row = { ...account, password_hash, terms_accepted_at: now, created_at: now };
  const insert = async (trx: Db) => {
    const customerId = await insertCustomer(trx, row);
    await createMore(trx, customerId);
    return customerId;
  };
  return customerInfo(context, await db.transaction().execute(insert).catch(refuseTakenEmail));
}

/** For a statement that writes a customer's e-mail. */
export function refuseTakenEmail(error: unknown): never {
  if (brokenUniqueConstraint(error) !== EMAIL_CONSTRAINT) throw error;
  throw fieldError('email', 'server.validation.email_taken');
}

async function customerInfo({ db, clock }: AppContext, customerId: number): Promise<CustomerInfo> {
  return {
    token: await startSession(db, customerId, clock()),
    profile: await getProfile(db, customerId),
    cart: await viewCart(db, customerId, clock()),
  };
}
