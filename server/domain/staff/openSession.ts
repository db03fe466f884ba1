import type { AppContext } from '../../context.ts';
import { saveStaffAddress } from '../../db/stores/staffStore.ts';
import { addressHashOf } from '../knownAddresses.ts';
import { audit } from './audit.ts';
import { startStaffSession } from './staffSessions.ts';

/** What a login request carries. */
export interface LoginRequest {
  readonly ip: string;
  readonly requestId: string;
}

/** After a login, or the first password: this address is known from now on. */
export async function openSession(
  { db, clock }: AppContext,
  staffId: number,
  { ip, requestId }: LoginRequest,
): Promise<string> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const address_hash = addressHashOf(staffId, ip);
    await saveStaffAddress(trx, { staff_id: staffId, address_hash, last_used_at: now });
    const entry = { action: 'staff.logged_in', subject: 'staff', subjectId: staffId };
    await audit(trx, { id: staffId, requestId }, entry, now);
    return startStaffSession(trx, staffId, now);
  });
}
