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
 * Ignores an appointment that was paid, moved or prolonged meanwhile, and one whose payment the gateway is being
 * asked about.
 */
export async function releaseHold(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('held_until', '<=', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .where('payment_attempts.appointment_id', '=', id)
            .where('payment_attempts.enquiring_until', '>', now),
        ),
      ),
    )
    .execute();
}
