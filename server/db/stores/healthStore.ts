import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { hasDeliveryFrom, type OrderExpression } from './planExpression.ts';

export type HealthConsent = Selectable<Database['health_consents']>;

export async function insertHealthConsent(
  db: Db,
  consent: Insertable<Database['health_consents']>,
): Promise<void> {
  await db.insertInto('health_consents').values(consent).execute();
}

/** Oldest first. */
export async function listHealthConsents(db: Db, customerId: number): Promise<HealthConsent[]> {
  return db
    .selectFrom('health_consents')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** How many were still given. */
export async function endHealthConsents(db: Db, customerId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('health_consents')
    .set({ withdrawn_at: now })
    .where('customer_id', '=', customerId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function hasHealthAnswers(db: Db, customerId: number): Promise<boolean> {
  const questionnaire = db
    .selectFrom('questionnaires')
    .select('id')
    .where('customer_id', '=', customerId);
  const plan = db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_items.id')
    .where('customer_id', '=', customerId)
    .where('age', 'is not', null);
  return (await questionnaire.unionAll(plan).limit(1).executeTakeFirst()) !== undefined;
}

export async function deleteQuestionnaires(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('questionnaires').where('customer_id', '=', customerId).execute();
}

const NO_ANSWERS = {
  medical_condition: null,
  others: null,
  age: null,
  height: null,
  weight: null,
  activity_level: null,
  dietitian_appointment_date: null,
};

/** Blanks the answers in the plans of these orders. */
async function blankAnswers(
  db: Db,
  ofOrders: (orders: OrderExpression) => ReturnType<OrderExpression['and']>,
) {
  const orders = db.selectFrom('orders').select('orders.id').where(ofOrders);
  const plans = db
    .selectFrom('order_items')
    .select('order_items.id')
    .where('order_id', 'in', orders)
    .where('age', 'is not', null);
  await db.deleteFrom('order_item_avoidances').where('order_item_id', 'in', plans).execute();
  await db.updateTable('order_items').set(NO_ANSWERS).where('id', 'in', plans).execute();
}

/** Neither to be delivered nor to be paid any more. */
const isOver = (orders: OrderExpression, today: string) =>
  orders.or([
    orders('orders.closed_at', 'is not', null),
    orders('orders.status', 'in', ['failed', 'rejected']),
    orders.and([
      orders('orders.paid_at', 'is not', null),
      orders.not(hasDeliveryFrom(orders, today)),
    ]),
  ]);

export async function blankAnswersOfEndedPlans(
  db: Db,
  customerId: number,
  today: string,
): Promise<void> {
  await blankAnswers(db, (orders) =>
    orders.and([orders('customer_id', '=', customerId), isOver(orders, today)]),
  );
}

export async function blankAllAnswers(db: Db, customerId: number): Promise<void> {
  await blankAnswers(db, (orders) => orders.and([orders('customer_id', '=', customerId)]));
}

/** Customers who have withdrawn every consent, and whose ended plans still have answers. */
export async function customersToForget(db: Db, today: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.customer_id')
    .distinct()
    .where('age', 'is not', null)
    .where((orders) => isOver(orders, today))
    .where(
      'orders.customer_id',
      'in',
      db
        .selectFrom('health_consents as withdrawn')
        .select('withdrawn.customer_id')
        .where('withdrawn.withdrawn_at', 'is not', null)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('health_consents as given')
                .select('given.id')
                .whereRef('given.customer_id', '=', 'withdrawn.customer_id')
                .where('given.withdrawn_at', 'is', null),
            ),
          ),
        ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}
