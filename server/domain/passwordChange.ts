import type { PasswordChange } from '../../src/contract/wire/customer.ts';
import { updatePasswordHash } from '../db/stores/customerStore.ts';
import { deletePasswordResets } from '../db/stores/passwordResetStore.ts';
import { sendMailsOf, type MailContext } from '../mail/accountMail.ts';
import type { Changer } from './emailChange.ts';
import { requireOwnPassword } from './ownPassword.ts';
import { notifyPasswordChanged } from './passwordNotice.ts';
import { hashPassword } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';

/** Ends every other session and any open reset link, and notifies the customer by mail. */
export async function changePassword(
  context: MailContext,
  { customerId, token, locale }: Changer,
  form: PasswordChange,
): Promise<void> {
  const { db, clock } = context;
  const { old_password: password, new_password } = form;
  await requireOwnPassword(context, customerId, { field: 'old_password', password });
  const passwordHash = await hashPassword(new_password);
  await db.transaction().execute(async (trx) => {
    await updatePasswordHash(trx, customerId, passwordHash);
    await deletePasswordResets(trx, customerId);
    await endOtherSessions(trx, customerId, token);
    await notifyPasswordChanged(trx, customerId, locale, clock());
  });
  await sendMailsOf(context, customerId);
}
