import type { Db } from '../database.ts';
import type { Appointment } from './appointmentStore.ts';
import type { Slot } from './slotStore.ts';

export async function findHold(
  trx: Db,
  customerId: number,
  slot: Slot,
): Promise<Appointment | null> {
  const appointment = await trx
    .selectFrom('appointments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('dietitian_id', '=', slot.dietitian_id)
    .where('date', '=', slot.date)
    .where('time', '=', slot.time)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  return appointment ?? null;
}

export async function countHolds(db: Db, customerId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending')
    .where('held_until', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Expired holds that keep this customer from taking the slot: on the slot, or of the customer at that time. */
export async function conflictingExpiredHolds(
  db: Db,
  customerId: number,
  slot: Slot,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('date', '=', slot.date)
    .where('time', '=', slot.time)
    .where('status', '=', 'pending')
    .where('held_until', '<=', now)
    .where((where) =>
      where.or([
        where('dietitian_id', '=', slot.dietitian_id),
        where('customer_id', '=', customerId),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function expiredHolds(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', 'pending')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * In the order of their ids, so that no two releases wait for each other. Does nothing to an appointment that was paid,
 * moved or prolonged meanwhile, nor while the gateway is being asked whether it was paid.
 */
export async function releaseHolds(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('appointments')
    .set({ status: 'failed' })
    .where('id', 'in', (expired) =>
      expired
        .selectFrom('appointments')
        .select('appointments.id')
        .where('appointments.id', 'in', ids)
        .where('status', '=', 'pending')
        .where('held_until', '<=', now)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('payment_attempts')
                .select('payment_attempts.id')
                .whereRef('payment_attempts.appointment_id', '=', 'appointments.id')
                .where('payment_attempts.enquiring_until', '>', now),
            ),
          ),
        )
        .orderBy('appointments.id')
        .forUpdate(),
    )
    .execute();
}
