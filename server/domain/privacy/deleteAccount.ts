import type { Language } from '../../../src/contract/languages.ts';
import type { AppContext, ErrorLog } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { getProfile } from '../../db/stores/customerStore.ts';
import {
  blankAppointments,
  blankCustomer,
  blankDeliveries,
  blankOrders,
  customersDeletedSince,
  deleteBelongings,
  deleteMailedMessages,
  deleteRateLimits,
  lockPerson,
} from '../../db/stores/erasureStore.ts';
import { blankAllAnswers } from '../../db/stores/healthStore.ts';
import { deleteOrderNotes } from '../../db/stores/orderNoteStore.ts';
import { listOrders } from '../../db/stores/orderStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { accountDeletedLetter } from '../../mail/accountDeletedMail.ts';
import { readKitchen } from '../../mail/kitchen.ts';
import { renderLetter } from '../../mail/renderLetter.ts';
import { wordsOf } from '../../mail/words.ts';
import { attemptsKey } from '../rateLimit.ts';
import { confirmPassword } from './confirmPassword.ts';
import { deletionBlockers } from './deletionBlockers.ts';

interface Leaver {
  readonly customerId: number;
  readonly password: string;
  readonly locale: Language;
  readonly log: ErrorLog;
}

/** All or nothing. A second request finds no account and changes nothing. */
export async function deleteAccount(
  context: AppContext,
  { customerId, password, locale, log }: Leaver,
): Promise<void> {
  const { db, clock } = context;
  await confirmPassword(context, customerId, password);
  const { first_name: name } = await getProfile(db, customerId);
  const email = await db.transaction().execute((trx) => leave(trx, customerId, clock()));
  if (email !== null) await confirmByMail(context, { name, email, locale }, log);
}

/** Answers the e-mail that the account had; null when it was deleted before. */
async function leave(trx: Db, customerId: number, now: Date): Promise<string | null> {
  const person = await lockPerson(trx, customerId);
  if (person === null) return null;
  if ((await deletionBlockers(trx, customerId, now)).length > 0) {
    throw new ApiError('account_in_use');
  }
  await deleteMailedMessages(trx, person.email);
  await deleteRateLimits(trx, [
    attemptsKey('contact-email', person.email),
    attemptsKey('email-change', String(customerId)),
    attemptsKey('email-change-to', person.email),
    attemptsKey('login-email', person.email),
    attemptsKey('reset-link-email', person.email),
    attemptsKey('password', String(customerId)),
    ...[
      'appointment',
      'download',
      'mails',
      'payment',
      'payment-open',
      'payment-result',
      'reopen',
    ].map((kind) => `${kind}:${customerId}`),
  ]);
  await erase(trx, customerId, now);
  return person.email;
}

async function erase(trx: Db, customerId: number, now: Date): Promise<void> {
  await deleteBelongings(trx, customerId);
  await blankAllAnswers(trx, customerId);
  await blankOrders(trx, customerId, now);
  const orders = await listOrders(trx, customerId);
  await deleteOrderNotes(
    trx,
    orders.map(({ id }) => id),
  );
  await blankDeliveries(trx, customerId);
  await blankAppointments(trx, customerId);
  await blankCustomer(trx, customerId, now);
}

const LATE_WRITES_MS = 10 * 60_000;

/** A request that had passed its guard when the account went may have written after it. */
export async function eraseLateWrites(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LATE_WRITES_MS);
  for (const customerId of await customersDeletedSince(db, since)) {
    await db.transaction().execute(async (trx) => {
      await lockPerson(trx, customerId);
      await erase(trx, customerId, now);
    });
  }
}

interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly locale: Language;
}

/** The address is kept nowhere any more, so the mail goes out now or never. */
async function confirmByMail(
  context: AppContext,
  { name, email, locale }: Recipient,
  log: ErrorLog,
): Promise<void> {
  try {
    const kitchen = await readKitchen(context, locale);
    const letter = accountDeletedLetter(name, wordsOf(locale));
    await context.mailer.send({ to: email, ...renderLetter(letter, kitchen) });
  } catch (error) {
    log.error({ err: error }, 'the mail about a deleted account was not sent');
  }
}
