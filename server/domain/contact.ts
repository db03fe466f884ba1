import type { ContactMessage } from '../../src/contract/wire/contact.ts';
import type { AppContext } from '../context.ts';
import { insertContactMessage } from '../db/stores/contactStore.ts';
import type { Language } from '../../src/contract/languages.ts';
import { addressBlock } from './addressBlock.ts';
import { attemptsKey, rateLimit } from './rateLimit.ts';
import { resumeSession } from './sessions.ts';

const HOUR_SECONDS = 60 * 60;
const MESSAGES_OF_AN_EMAIL = { limit: 5, windowSeconds: HOUR_SECONDS };
const MESSAGES_FROM_AN_ADDRESS = { limit: 20, windowSeconds: HOUR_SECONDS };

/** Kept before anything else can fail; a job mails it to the kitchen within seconds. */
export async function receiveContactMessage(
  { db, clock }: AppContext,
  message: ContactMessage,
  { ip, locale, token }: { ip: string; locale: Language; token: string | null },
): Promise<void> {
  const now = clock();
  await rateLimit(db, attemptsKey('contact-ip', addressBlock(ip)), MESSAGES_FROM_AN_ADDRESS, now);
  await rateLimit(db, attemptsKey('contact-email', message.email), MESSAGES_OF_AN_EMAIL, now);
  await insertContactMessage(db, {
    ...message,
    phone: message.phone ?? null,
    language: locale,
    created_at: now,
    mail_due_at: now,
    customer_id: token === null ? null : await resumeSession(db, token, now),
  });
}
