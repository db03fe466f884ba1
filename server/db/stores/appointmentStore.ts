import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Appointment = Selectable<Database['appointments']>;
export type AppointmentChanges = Updateable<Database['appointments']>;

export async function insertAppointment(
  db: Db,
  appointment: Insertable<Database['appointments']>,
): Promise<Appointment> {
  return db.insertInto('appointments').values(appointment).returningAll().executeTakeFirstOrThrow();
}

export async function getAppointment(db: Db, id: number): Promise<Appointment> {
  return db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function findAppointment(db: Db, id: number): Promise<Appointment | null> {
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findOwnAppointment(
  db: Db,
  customerId: number,
  id: number,
): Promise<Appointment | null> {
  const appointment = await selectOwn(db, customerId, id).executeTakeFirst();
  return appointment ?? null;
}

export async function lockOwnAppointment(
  trx: Db,
  customerId: number,
  id: number,
): Promise<Appointment | null> {
  const appointment = await selectOwn(trx, customerId, id).forUpdate().executeTakeFirst();
  return appointment ?? null;
}

export async function lockAppointment(trx: Db, id: number): Promise<Appointment> {
  return trx
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateAppointment(
  db: Db,
  id: number,
  changes: AppointmentChanges,
): Promise<void> {
  await db.updateTable('appointments').set(changes).where('id', '=', id).execute();
}

/** The appointments that a customer is shown: paid ones, held ones, and those whose payment is under way. */
export async function listAppointments(
  db: Db,
  customerId: number,
  now: Date,
): Promise<Appointment[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([
        where('paid_at', 'is not', null),
        where('refund_due', '=', true),
        where.and([where('status', '=', 'pending'), where('held_until', '>', now)]),
        where.exists(
          where
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.appointment_id', '=', 'appointments.id')
            .where('payment_attempts.status', '=', 'pending')
            .where('payment_attempts.hinted_at', 'is not', null),
        ),
      ]),
    )
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The last day on which each of these customers sees a dietitian, or has seen one; none for those who never do. */
export async function lastAppointments(
  db: Db,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointments')
    .select('customer_id')
    .select(({ fn }) => fn.max('date').as('last'))
    .where('customer_id', 'in', customerIds)
    .where('status', 'in', ['received', 'accepted'])
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customer_id, last }) => [customer_id, last]));
}

function selectOwn(db: Db, customerId: number, id: number) {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId);
}
