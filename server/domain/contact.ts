import {
  CONTACT_NAME_MAX,
  MESSAGE_MAX,
  NAME_MIN,
  SUBJECT_MAX,
} from '../../src/contract/rules/limits.ts';
import type { ContactMessage } from '../../src/contract/wire/contact.ts';
import type { AppContext } from '../context.ts';
import { insertContactMessage } from '../db/stores/contactStore.ts';
import type { Language } from '../../src/contract/languages.ts';
import { attemptsKey, rateLimit } from './rateLimit.ts';
import { FieldChecks } from './validation/FieldChecks.ts';
import { checkEmail, checkOptionalMobile } from './validation/person.ts';
import { cleanText, lengthOf, requireLine } from './validation/text.ts';

const HOUR_SECONDS = 60 * 60;
const MESSAGES_OF_AN_EMAIL = { limit: 5, windowSeconds: HOUR_SECONDS };
const MESSAGES_FROM_AN_ADDRESS = { limit: 20, windowSeconds: HOUR_SECONDS };

/** Kept before anything else can fail; a job mails it to the kitchen within seconds. */
export async function receiveContactMessage(
  { db, clock }: AppContext,
  form: ContactMessage,
  { ip, locale }: { ip: string; locale: Language },
): Promise<void> {
  const message = checkMessage(form);
  const now = clock();
  await rateLimit(db, attemptsKey('contact-ip', ip), MESSAGES_FROM_AN_ADDRESS, now);
  await rateLimit(db, attemptsKey('contact-email', message.email), MESSAGES_OF_AN_EMAIL, now);
  await insertContactMessage(db, {
    ...message,
    language: locale,
    created_at: now,
    mail_due_at: now,
  });
}

function checkMessage(form: ContactMessage) {
  const checks = new FieldChecks();
  const message = {
    name: checkLine(checks, 'name', form.name, { min: NAME_MIN, max: CONTACT_NAME_MAX }),
    email: checkEmail(checks, 'email', form.email),
    phone: checkOptionalMobile(checks, 'phone', form.phone),
    subject: checkLine(checks, 'subject', form.subject, { min: 1, max: SUBJECT_MAX }),
    message: checkText(checks, form.message),
  };
  checks.finish();
  return message;
}

/** One line: what becomes part of a mail's head holds no line break. */
function checkLine(
  checks: FieldChecks,
  field: string,
  typed: string,
  { min, max }: { min: number; max: number },
): string {
  const line = requireLine(checks, field, typed);
  if (line !== '' && lengthOf(line) < min) checks.add(field, 'validation.min', { min });
  if (lengthOf(line) > max) checks.add(field, 'validation.max', { max });
  return line;
}

function checkText(checks: FieldChecks, typed: string): string {
  const text = cleanText(typed);
  if (text === null) checks.add('message', 'validation.propertyRequired');
  if (lengthOf(text ?? '') > MESSAGE_MAX) {
    checks.add('message', 'validation.max', { max: MESSAGE_MAX });
  }
  return text ?? '';
}
