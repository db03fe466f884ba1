import { sql } from 'kysely';
import { brokenUniqueConstraint, type Db } from '../database.ts';
import { updateAppointment, type Appointment } from './appointmentStore.ts';

/** A slot is sold once. */
export const SLOT_CONSTRAINT = 'appointments_slot';
/** A customer cannot have two appointments at the same time. */
export const CUSTOMER_CONSTRAINT = 'appointments_customer';

export interface Slot {
  dietitian_id: number;
  date: string;
  time: string;
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

/** False when another customer has taken the slot; the transaction stays usable. */
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
