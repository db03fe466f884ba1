import { civilId } from '../../src/contract/rules/civilId.ts';
import { isMaskedCivilId, maskCivilId } from '../../src/contract/rules/maskedCivilId.ts';
import { passwordForNewEmail } from '../../src/contract/rules/password.ts';
import { isNewEmail } from '../../src/contract/rules/person.ts';
import type { ProfileInput, ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { findEmailOwner } from '../db/stores/accountMailStore.ts';
import { getProfile, updateProfile } from '../db/stores/customerStore.ts';
import { fieldError } from '../errors/ApiError.ts';
import { sendMailsOf, type MailContext } from '../mail/accountMail.ts';
import { viewProfile } from './addresses.ts';
import { limitConfirmations, waitForConfirmation, type Changer } from './emailChange.ts';
import { requireOwnPassword } from './ownPassword.ts';
import { readCivilId, saveCivilId } from './privacy/civilIds.ts';
import type { FieldChecks } from './validation/FieldChecks.ts';

/** Answers the account as it then is: a new e-mail waits for its confirmation. */
export async function changeProfile(
  context: MailContext,
  changer: Changer,
  { civil_id = null, email, password, ...form }: ProfileInput,
): Promise<ProfileResponse> {
  const { db, config, clock } = context;
  const { customerId } = changer;
  const isAnother = isNewEmail(email, (await getProfile(db, customerId)).email);
  if (isAnother) await allowNewEmail(context, customerId, { email, password });
  await db.transaction().execute(async (trx) => {
    await updateProfile(trx, customerId, { ...form, phone: form.phone ?? null });
    if (civil_id !== null && !isMaskedCivilId(civil_id)) {
      await saveCivilId(trx, config.civilIdKeys, customerId, civil_id);
    }
    if (isAnother) await waitForConfirmation(trx, changer, email, clock());
  });
  if (isAnother) await sendMailsOf(context, customerId);
  return viewProfile(context, customerId);
}

async function allowNewEmail(
  context: MailContext,
  customerId: number,
  { email, password }: { email: string; password: string | undefined },
): Promise<void> {
  if (password === undefined) throw fieldError('password', passwordForNewEmail.required);
  await requireOwnPassword(context, customerId, { field: 'password', password });
  await limitConfirmations(context, customerId, email);
}

/** Gets only the fields that are valid by themselves. A known civil ID can be corrected, not removed. */
export async function checkProfile(
  context: AppContext,
  customerId: number,
  form: Partial<ProfileInput>,
  checks: FieldChecks,
): Promise<void> {
  if (!checks.has('civil_id')) await checkCivilId(context, customerId, form, checks);
  const { email } = form;
  if (email === undefined) return;
  const owner = await findEmailOwner(context.db, email, context.clock());
  if (owner !== null && owner !== customerId) {
    checks.add('email', 'server.validation.email_taken');
  }
  if (form.password !== undefined || checks.has('password')) return;
  const { email: present } = await getProfile(context.db, customerId);
  if (isNewEmail(email, present)) checks.add('password', passwordForNewEmail.required);
}

/** The mask means the stored number, and no other. */
async function checkCivilId(
  context: AppContext,
  customerId: number,
  { civil_id }: Partial<ProfileInput>,
  checks: FieldChecks,
): Promise<void> {
  const before = await readCivilId(context, customerId);
  if (!civil_id) {
    if (before !== null) checks.add('civil_id', civilId.required);
    return;
  }
  const isOfAnother = before === null || maskCivilId(before) !== civil_id;
  if (isMaskedCivilId(civil_id) && isOfAnother) checks.add('civil_id', 'validation.civilId');
}
