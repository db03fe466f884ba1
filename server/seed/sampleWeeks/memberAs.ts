import type { StaffRole } from '../../../src/contract/staff/permissions.ts';
import type { AppContext } from '../../context.ts';
import type { StaffActor } from '../../domain/staff/actor.ts';

/** One of the sample staff, as if logged in. */
export async function memberAs(
  { db }: Pick<AppContext, 'db'>,
  role: StaffRole,
): Promise<StaffActor> {
  const { id, name, email } = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return { id, name, email, role, sessionId: 0, requestId: 'sample' };
}
