import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import type { Attempt, Capture } from './paymentStore.ts';
import { allergensOf, dislikedOf } from './questionnaireStore.ts';

type OwnTable = 'account_mails' | 'appointments' | 'contact_messages' | 'sessions';

/** Oldest first. A guest's message with the same e-mail may be another person's, so it has no customer. */
export async function rowsOf<Table extends OwnTable>(
  db: Db,
  table: Table,
  customerId: number,
): Promise<Selectable<Database[Table]>[]> {
  const { rows } = await sql<Selectable<Database[Table]>>`
    select * from ${sql.table(table)} where customer_id = ${customerId} order by id`.execute(db);
  return rows;
}

/** The oldest first, with what they say is avoided. */
export async function questionnairesOf(db: Db, customerId: number) {
  return db
    .selectFrom('questionnaires')
    .selectAll('questionnaires')
    .select((questionnaire) => [
      jsonArrayFrom(allergensOf(questionnaire)).as('allergens'),
      jsonArrayFrom(dislikedOf(questionnaire)).as('dislikes'),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('questionnaires.id')
    .execute();
}

export async function getCustomer(
  db: Db,
  customerId: number,
): Promise<Selectable<Database['customers']>> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function knownAddressesOf(
  db: Db,
  customerId: number,
): Promise<Selectable<Database['known_addresses']>[]> {
  return db
    .selectFrom('known_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('last_used_at')
    .execute();
}

export async function attemptsOfCustomer(db: Db, customerId: number): Promise<Attempt[]> {
  const ofAppointments = db
    .selectFrom('payment_attempts')
    .innerJoin('appointments', 'appointments.id', 'appointment_id')
    .selectAll('payment_attempts')
    .where('customer_id', '=', customerId);
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('payment_attempts')
    .where('customer_id', '=', customerId)
    .unionAll(ofAppointments)
    .orderBy('id')
    .execute();
}

export async function capturesOf(db: Db, attemptIds: readonly number[]): Promise<Capture[]> {
  if (attemptIds.length === 0) return [];
  return db
    .selectFrom('payment_captures')
    .selectAll()
    .where('attempt_id', 'in', attemptIds)
    .orderBy('id')
    .execute();
}

export async function vouchersUsedBy(
  db: Db,
  customerId: number,
): Promise<{ code: string; used_at: Date }[]> {
  return db
    .selectFrom('voucher_uses')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_id')
    .select(['code', 'used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('used_at')
    .execute();
}
