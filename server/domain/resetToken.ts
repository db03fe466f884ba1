import { RESET_LINK_MINUTES } from '../../src/contract/policies.ts';
import type { AppContext } from '../context.ts';
import { savePasswordReset } from '../db/stores/passwordResetStore.ts';
import { hashToken, newToken } from './tokens.ts';

const LIFETIME_MS = RESET_LINK_MINUTES * 60_000;

/** The token of a link: it may set the customer's password once. */
export async function newResetToken(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  customerId: number,
): Promise<string> {
  const token = newToken();
  await savePasswordReset(db, {
    customer_id: customerId,
    token_hash: hashToken(token),
    expires_at: new Date(clock().getTime() + LIFETIME_MS),
  });
  return token;
}
