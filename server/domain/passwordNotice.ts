import type { Language } from '../../src/contract/languages.ts';
import type { Db } from '../db/database.ts';
import { insertAccountMail } from '../db/stores/accountMailStore.ts';
import { getProfile } from '../db/stores/customerStore.ts';

/** A notice that is not sent by then is outdated. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

export async function notifyPasswordChanged(
  trx: Db,
  customerId: number,
  language: Language,
  now: Date,
): Promise<void> {
  await insertAccountMail(trx, {
    customer_id: customerId,
    kind: 'password_changed',
    email: (await getProfile(trx, customerId)).email,
    language,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
    mail_due_at: now,
  });
}
