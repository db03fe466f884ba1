import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import type { Choice } from './dishStore.ts';
import type { Attempt, Capture } from './paymentStore.ts';

type Rows<Table extends keyof Database> = Promise<Selectable<Database[Table]>[]>;

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

export async function sessionsOf(db: Db, customerId: number): Rows<'sessions'> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function knownAddressesOf(db: Db, customerId: number): Rows<'known_addresses'> {
  return db
    .selectFrom('known_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('last_used_at')
    .execute();
}

export async function accountMailsOf(db: Db, customerId: number): Rows<'account_mails'> {
  return db
    .selectFrom('account_mails')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function questionnairesOf(db: Db, customerId: number): Rows<'questionnaires'> {
  return db
    .selectFrom('questionnaires')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function allergiesOf(db: Db, questionnaireId: number): Promise<Choice[]> {
  return db
    .selectFrom('questionnaire_allergens')
    .innerJoin('allergens', 'allergens.id', 'allergen_id')
    .select(['allergens.id', 'name_en', 'name_ar'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('allergens.id')
    .execute();
}

export async function dislikesOf(db: Db, questionnaireId: number): Promise<Choice[]> {
  return db
    .selectFrom('questionnaire_dislikes')
    .innerJoin('ingredients', 'ingredients.id', 'ingredient_id')
    .select(['ingredients.id', 'name_en', 'name_ar'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('ingredients.id')
    .execute();
}

/** Those that were never paid too. */
export async function appointmentsOf(db: Db, customerId: number): Rows<'appointments'> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function attemptsOfCustomer(db: Db, customerId: number): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .leftJoin('orders', 'orders.id', 'order_id')
    .leftJoin('appointments', 'appointments.id', 'appointment_id')
    .selectAll('payment_attempts')
    .where((where) =>
      where.or([
        where('orders.customer_id', '=', customerId),
        where('appointments.customer_id', '=', customerId),
      ]),
    )
    .orderBy('payment_attempts.id')
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

/** Of one who was logged in: what a guest wrote under the same e-mail may be another person's. */
export async function contactMessagesOf(db: Db, customerId: number): Rows<'contact_messages'> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}
