import { isMaskedCivilId, maskCivilId } from '../../src/contract/rules/civilId.ts';
import { civilId } from '../../src/contract/rules/person.ts';
import type { ProfileInput, ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { findLogin, getProfile, updateProfile } from '../db/stores/customerStore.ts';
import { deletePasswordResets } from '../db/stores/passwordResetStore.ts';
import { refuseTakenEmail } from './accounts.ts';
import { viewProfile } from './addresses.ts';
import { readCivilId, saveCivilId } from './privacy/civilIds.ts';
import type { FieldChecks } from './validation/FieldChecks.ts';

/** Answers the account as it then is. */
export async function changeProfile(
  context: AppContext,
  customerId: number,
  { civil_id = null, ...form }: ProfileInput,
): Promise<ProfileResponse> {
  const { db, config } = context;
  const before = await getProfile(db, customerId);
  const profile = { ...form, phone: form.phone ?? null };
  await db
    .transaction()
    .execute(async (trx) => {
      await updateProfile(trx, customerId, profile);
      if (civil_id !== null && !isMaskedCivilId(civil_id)) {
        await saveCivilId(trx, config.civilIdKeys, customerId, civil_id);
      }
      // A link in the mailbox of the former address must not open the account any more.
      if (profile.email !== before.email) await deletePasswordResets(trx, customerId);
    })
    .catch(refuseTakenEmail);
  return viewProfile(context, customerId);
}

/** Given the fields that are valid by themselves. A known civil ID can be corrected, not removed. */
export async function checkProfile(
  context: AppContext,
  customerId: number,
  form: Partial<ProfileInput>,
  checks: FieldChecks,
): Promise<void> {
  if (!checks.has('civil_id')) await checkCivilId(context, customerId, form, checks);
  const owner = form.email === undefined ? null : await findLogin(context.db, form.email);
  if (owner !== null && owner.id !== customerId) {
    checks.add('email', 'server.validation.email_taken');
  }
}

/** The mask stands for the number that is kept, and for no other. */
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
