import type { MailKind } from '../../src/contract/mailKinds.ts';
import { isOptedOut } from '../db/stores/mailPreferenceStore.ts';
import { newMailSwitch } from '../domain/mailPreferences.ts';
import { readKitchen } from './kitchen.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './renderLetter.ts';
import type { MailContext } from './sendDue.ts';

interface OptionalMail {
  readonly customerId: number;
  readonly kind: MailKind;
  readonly to: string;
  readonly id: string;
  readonly letter: Letter;
}

/** Sends a mail with the way to switch its kind off, unless the customer has done so: then it is dropped. */
export async function sendOptional(
  context: MailContext,
  { customerId, kind, to, id, letter }: OptionalMail,
): Promise<void> {
  const { db, mailer, config } = context;
  if (await isOptedOut(db, { customerId, kind })) return;
  const { language } = letter;
  const token = await newMailSwitch(context, { customerId, kind });
  const unsubscribe = `${config.publicUrl}/api/unsubscribe?token=${token}&lang=${language}`;
  await mailer.send({
    to,
    id,
    unsubscribe,
    ...renderLetter({ ...letter, unsubscribe }, await readKitchen(context, language)),
  });
}
