import { permissionsOf } from '../../../src/contract/staff/permissions.ts';
import type { StaffAccount } from '../../../src/contract/wire/staff/account.ts';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { resumeStaffSession, sessionEndOf } from './staffSessions.ts';

/** The account of this session; null for one that has ended. */
export async function findStaffAccount(
  { db, clock }: AppContext,
  token: string,
): Promise<StaffAccount | null> {
  const session = await resumeStaffSession(db, token, clock());
  if (session === null) return null;
  const { staff_id: id, name, email, role, created_at } = session;
  const session_ends_at = sessionEndOf(created_at).toISOString();
  return { id, name, email, role, permissions: permissionsOf(role), session_ends_at };
}

/** The account of a session that has just begun. */
export async function viewStaffAccount(context: AppContext, token: string): Promise<StaffAccount> {
  const account = await findStaffAccount(context, token);
  if (account === null) throw new ApiError('staff_session_invalid');
  return account;
}
