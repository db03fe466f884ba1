import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { brokenUniqueConstraint, type Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Appointment = Selectable<Database['appointments']>;
export type AppointmentChanges = Updateable<Database['appointments']>;

/** `lost`: the money came when the slot was gone. */
export type AppointmentMailKind = NonNullable<Appointment['mail']>;

/** A slot is sold once. */
export const SLOT_CONSTRAINT = 'appointments_slot';
/** A customer is in one place at a time. */
export const CUSTOMER_CONSTRAINT = 'appointments_customer';

export interface Slot {
  dietitian_id: number;
  date: string;
  time: string;
}

export async function insertAppointment(
  db: Db,
  appointment: Insertable<Database['appointments']>,
): Promise<Appointment> {
  return db.insertInto('appointments').values(appointment).returningAll().executeTakeFirstOrThrow();
}

export async function getAppointment(db: Db, id: number): Promise<Appointment> {
  return db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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

/** Those that a customer is shown: paid, held, and those whose money is on its way. */
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

/** The appointments that occupy slots of a dietitian or a customer on a day. */
export async function occupyingAppointments(
  db: Db,
  { dietitianId, customerId, date }: { dietitianId: number; customerId: number; date: string },
): Promise<Appointment[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('date', '=', date)
    .where('status', 'in', ['pending', 'received', 'accepted'])
    .where((where) =>
      where.or([where('dietitian_id', '=', dietitianId), where('customer_id', '=', customerId)]),
    )
    .execute();
}

/** Every slot of these days that is sold or still held. */
export async function takenSlots(
  db: Db,
  { first, last, now }: { first: string; last: string; now: Date },
): Promise<Slot[]> {
  return db
    .selectFrom('appointments')
    .select(['dietitian_id', 'date', 'time'])
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where((where) =>
      where.or([
        where('status', 'in', ['received', 'accepted']),
        where.and([where('status', '=', 'pending'), where('held_until', '>', now)]),
      ]),
    )
    .execute();
}

/** Serialises the bookings of one customer. */
export async function lockCustomer(trx: Db, customerId: number): Promise<void> {
  await trx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

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
 * Does nothing to an appointment that was paid, moved or prolonged meanwhile, nor while the gateway is
 * being asked whether it was paid.
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

/** False when another customer has taken the slot; the transaction goes on either way. */
export async function retakeSlot(trx: Db, id: number): Promise<boolean> {
  await sql`savepoint retake_slot`.execute(trx);
  try {
    await updateAppointment(trx, id, { status: 'pending' });
    await sql`release savepoint retake_slot`.execute(trx);
    return true;
  } catch (error) {
    await sql`rollback to savepoint retake_slot`.execute(trx);
    const broken = brokenUniqueConstraint(error);
    if (broken !== SLOT_CONSTRAINT && broken !== CUSTOMER_CONSTRAINT) throw error;
    return false;
  }
}

/** Takes the appointment whose mail is due first; one that is not cleared meanwhile comes again. */
export async function claimDueAppointmentMails(
  db: Db,
  now: Date,
  leaseUntil: Date,
): Promise<Appointment | undefined> {
  return db
    .updateTable('appointments')
    .set({ mail_due_at: leaseUntil })
    .where('id', '=', (select) =>
      select
        .selectFrom('appointments')
        .select('id')
        .where('mail_due_at', '<=', now)
        // The person may have gone when late money comes.
        .where('email', '!=', '')
        .orderBy('mail_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** A newer mail, due since this one was sent, stays due. */
export async function clearAppointmentMail(
  db: Db,
  { id, mail, mail_due_at }: Appointment,
): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ mail_due_at: null })
    .where('id', '=', id)
    .where('mail', '=', mail)
    .where('mail_due_at', '=', mail_due_at)
    .execute();
}

function selectOwn(db: Db, customerId: number, id: number) {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId);
}
