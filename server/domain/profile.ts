import { civilId } from '../../src/contract/rules/person.ts';
import type { ProfileInput, ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { findLogin, getProfile, updateProfile } from '../db/stores/customerStore.ts';
import { deletePasswordReset } from '../db/stores/passwordResetStore.ts';
import { refuseTakenEmail } from './accounts.ts';
import { viewProfile } from './addresses.ts';
import type { FieldChecks } from './validation/FieldChecks.ts';

/** Answers the account as it then is. */
export async function changeProfile(
  context: AppContext,
  customerId: number,
  form: ProfileInput,
): Promise<ProfileResponse> {
  const { db } = context;
  const before = await getProfile(db, customerId);
  const profile = { ...form, phone: form.phone ?? null, civil_id: form.civil_id ?? null };
  await db
    .transaction()
    .execute(async (trx) => {
      await updateProfile(trx, customerId, profile);
      // A link in the mailbox of the former address must not open the account any more.
      if (profile.email !== before.email) await deletePasswordReset(trx, customerId);
    })
    .catch(refuseTakenEmail);
  return viewProfile(context, customerId);
}

/** Given the fields that are valid by themselves. A known civil ID can be corrected, not removed. */
export async function checkProfile(
  { db }: AppContext,
  customerId: number,
  form: Partial<ProfileInput>,
  checks: FieldChecks,
): Promise<void> {
  const before = await getProfile(db, customerId);
  const hasNoCivilId = !form.civil_id && !checks.has('civil_id');
  if (hasNoCivilId && before.civil_id !== null) checks.add('civil_id', civilId.required);
  const owner = form.email === undefined ? null : await findLogin(db, form.email);
  if (owner !== null && owner.id !== customerId) {
    checks.add('email', 'server.validation.email_taken');
  }
}
