import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { brokenUniqueConstraint, type Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Booking = Selectable<Database['appointment_bookings']>;
export type BookingChanges = Updateable<Database['appointment_bookings']>;

/** A slot is sold once. */
export const SLOT_CONSTRAINT = 'appointment_bookings_slot';
/** A customer is in one place at a time. */
export const CUSTOMER_CONSTRAINT = 'appointment_bookings_customer';

export interface Slot {
  dietitian_id: number;
  date: string;
  time: string;
}

export async function insertBooking(
  db: Db,
  booking: Insertable<Database['appointment_bookings']>,
): Promise<Booking> {
  return db
    .insertInto('appointment_bookings')
    .values(booking)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function getBooking(db: Db, id: number): Promise<Booking> {
  return db
    .selectFrom('appointment_bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function findOwnBooking(
  db: Db,
  customerId: number,
  id: number,
): Promise<Booking | null> {
  const booking = await selectOwn(db, customerId, id).executeTakeFirst();
  return booking ?? null;
}

export async function lockOwnBooking(
  trx: Db,
  customerId: number,
  id: number,
): Promise<Booking | null> {
  const booking = await selectOwn(trx, customerId, id).forUpdate().executeTakeFirst();
  return booking ?? null;
}

export async function lockBooking(trx: Db, id: number): Promise<Booking> {
  return trx
    .selectFrom('appointment_bookings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateBooking(db: Db, id: number, changes: BookingChanges): Promise<void> {
  await db.updateTable('appointment_bookings').set(changes).where('id', '=', id).execute();
}

/** What a customer has to know about: paid ones, held ones, and those whose money is on its way. */
export async function listBookings(db: Db, customerId: number, now: Date): Promise<Booking[]> {
  return db
    .selectFrom('appointment_bookings')
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
            .whereRef('payment_attempts.booking_id', '=', 'appointment_bookings.id')
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

/** The bookings that occupy slots of a dietitian or a customer on a day. */
export async function occupyingBookings(
  db: Db,
  { dietitianId, customerId, date }: { dietitianId: number; customerId: number; date: string },
): Promise<Booking[]> {
  return db
    .selectFrom('appointment_bookings')
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
    .selectFrom('appointment_bookings')
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

/** Makes the bookings of one customer follow one another. */
export async function lockBooker(trx: Db, customerId: number): Promise<void> {
  await trx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

export async function findHold(trx: Db, customerId: number, slot: Slot): Promise<Booking | null> {
  const booking = await trx
    .selectFrom('appointment_bookings')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('dietitian_id', '=', slot.dietitian_id)
    .where('date', '=', slot.date)
    .where('time', '=', slot.time)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  return booking ?? null;
}

export async function countHolds(db: Db, customerId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointment_bookings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending')
    .where('held_until', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Holds that are over, on this slot or of this customer at this time: they stand in the way. */
export async function conflictingExpiredHolds(
  db: Db,
  customerId: number,
  slot: Slot,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('appointment_bookings')
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
    .selectFrom('appointment_bookings')
    .select('id')
    .where('status', '=', 'pending')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Does nothing to a booking that was paid, moved or prolonged meanwhile, nor while the gateway is
 * being asked whether it was paid.
 */
export async function releaseHold(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('appointment_bookings')
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
            .where('payment_attempts.booking_id', '=', id)
            .where('payment_attempts.enquiring_until', '>', now),
        ),
      ),
    )
    .execute();
}

/** False when somebody else has the slot by now; the transaction goes on either way. */
export async function retakeSlot(trx: Db, id: number): Promise<boolean> {
  await sql`savepoint retake_slot`.execute(trx);
  try {
    await updateBooking(trx, id, { status: 'pending' });
    await sql`release savepoint retake_slot`.execute(trx);
    return true;
  } catch (error) {
    await sql`rollback to savepoint retake_slot`.execute(trx);
    const broken = brokenUniqueConstraint(error);
    if (broken !== SLOT_CONSTRAINT && broken !== CUSTOMER_CONSTRAINT) throw error;
    return false;
  }
}

/** Takes bookings whose mail is due; one that is not cleared meanwhile comes again. */
export async function claimDueBookingMails(
  db: Db,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<Booking[]> {
  return db
    .updateTable('appointment_bookings')
    .set({ mail_due_at: leaseUntil })
    .where('id', 'in', (select) =>
      select
        .selectFrom('appointment_bookings')
        .select('id')
        .where('mail_due_at', '<=', now)
        .orderBy('mail_due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** A mail that became due while this one was on its way stays due. */
export async function clearBookingMail(db: Db, { id, mail, mail_due_at }: Booking): Promise<void> {
  await db
    .updateTable('appointment_bookings')
    .set({ mail_due_at: null })
    .where('id', '=', id)
    .where('mail', '=', mail)
    .where('mail_due_at', '=', mail_due_at)
    .execute();
}

function selectOwn(db: Db, customerId: number, id: number) {
  return db
    .selectFrom('appointment_bookings')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId);
}
