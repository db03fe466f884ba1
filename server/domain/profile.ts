import type { Profile, ProfileInput, ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { getProfile, updateProfile } from '../db/stores/customerStore.ts';
import { deletePasswordReset } from '../db/stores/passwordResetStore.ts';
import { refuseTakenEmail } from './accounts.ts';
import { viewProfile } from './addresses.ts';
import { FieldChecks } from './validation/FieldChecks.ts';
import { checkCivilId, checkEmail, checkName, checkOptionalMobile } from './validation/person.ts';
import { cleanLine } from './validation/text.ts';

/** Answers the account as it then is. */
export async function changeProfile(
  context: AppContext,
  customerId: number,
  form: ProfileInput,
): Promise<ProfileResponse> {
  const { db } = context;
  const before = await getProfile(db, customerId);
  const profile = checkProfile(form, before);
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

function checkProfile(form: ProfileInput, before: Profile): Omit<Profile, 'id'> {
  const checks = new FieldChecks();
  const profile = {
    first_name: checkName(checks, 'first_name', form.first_name),
    last_name: checkName(checks, 'last_name', form.last_name),
    phone: checkOptionalMobile(checks, 'phone', form.phone),
    civil_id: checkKnownCivilId(checks, form.civil_id, before),
    email: checkEmail(checks, 'email', form.email),
  };
  checks.finish();
  return profile;
}

/** Registration asks for one and quick sign-up does not: what is known can be corrected, not removed. */
function checkKnownCivilId(
  checks: FieldChecks,
  typed: string | null | undefined,
  { civil_id }: Profile,
): string | null {
  const isLeftOpen = cleanLine(typed) === null && civil_id === null;
  return isLeftOpen ? null : checkCivilId(checks, 'civil_id', typed ?? '');
}
