import type { EmailChange } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { findEmailChange } from '../db/stores/accountMailStore.ts';

/** The unconfirmed e-mail change, for the profile. */
export async function viewEmailChange(
  { db, clock }: AppContext,
  customerId: number,
): Promise<EmailChange | null> {
  const change = await findEmailChange(db, customerId, clock());
  return change && { email: change.email, expires_at: change.expires_at.toISOString() };
}
