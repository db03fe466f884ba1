import type { StaffMember } from '../../../src/contract/wire/staff/account.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  deleteStaffLinkOf,
  listStaff,
  lockStaff,
  updateStaff,
  type MemberRow,
} from '../../db/stores/staffStore.ts';
import { deleteStaffSessionsOf } from '../../db/stores/staffSessionStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { audit, type Auditor } from './audit.ts';

export async function readMembers({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<StaffMember[]> {
  return (await listStaff(db, clock())).map(viewMember);
}

function viewMember({
  disabled_at,
  last_used_at,
  open_sessions,
  ...member
}: MemberRow): StaffMember {
  return {
    ...member,
    has_second_factor: Boolean(member.has_second_factor),
    disabled: disabled_at !== null,
    open_sessions,
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

/** Closes an account with its sessions and its link, or opens it again. Idempotent. */
export async function switchMember(
  { db, now }: { db: Db; now: Date },
  actor: Auditor,
  id: number,
  isOn: boolean,
): Promise<void> {
  // A staff member who closed their own account could not open it again.
  if (actor?.id === id) throw new ApiError('own_account');
  await db.transaction().execute(async (trx) => {
    const member = await lockStaff(trx, id);
    if (member === null) throw notFound();
    if ((member.disabled_at === null) === isOn) return;
    await updateStaff(trx, id, { disabled_at: isOn ? null : now });
    await deleteStaffSessionsOf(trx, id);
    await deleteStaffLinkOf(trx, id);
    const action = isOn ? 'staff.enabled' : 'staff.disabled';
    await audit(trx, actor, { action, subject: 'staff', subjectId: id }, now);
  });
}
