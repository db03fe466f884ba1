import { permissionsOf } from '../../../src/contract/staff/permissions.ts';
import type { StaffAccount } from '../../../src/contract/wire/staff/account.ts';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { resumeStaffSession, sessionEndOf } from './staffSessions.ts';

type Shown = Pick<StaffActor, 'id' | 'name' | 'email' | 'role' | 'sessionEndsAt'>;

export function viewActor({ id, name, email, role, sessionEndsAt }: Shown): StaffAccount {
  const session_ends_at = sessionEndsAt.toISOString();
  return { id, name, email, role, permissions: permissionsOf(role), session_ends_at };
}

/** Whose session has just begun. */
export async function viewStaffAccount(
  { db, clock }: AppContext,
  token: string,
): Promise<StaffAccount> {
  const session = await resumeStaffSession(db, token, clock());
  if (session === null) throw new ApiError('staff_session_invalid');
  const { staff_id, created_at, ...member } = session;
  return viewActor({ ...member, id: staff_id, sessionEndsAt: sessionEndOf(created_at) });
}
