import type { Db } from '../database.ts';

const MINUTE_MS = 60_000;

/**
 * Takes one of the minute's enquiries, which all processes share; false when none is left. A caller with a limited
 * share takes the lowest numbers, so that the others remain for callers without a limit.
 */
export async function takeEnquirySlot(db: Db, share: number, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('enquiry_slots')
    .set({ used_at: now })
    .where('number', '=', (select) =>
      select
        .selectFrom('enquiry_slots')
        .select('number')
        .where('number', '<=', share)
        .where((where) =>
          where.or([
            where('used_at', 'is', null),
            where('used_at', '<=', new Date(now.getTime() - MINUTE_MS)),
          ]),
        )
        .orderBy('number', 'desc')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('number')
    .executeTakeFirst();
  return taken !== undefined;
}
