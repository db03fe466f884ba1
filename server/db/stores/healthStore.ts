import { expressionBuilder, sql, type Expression, type Insertable, type Selectable } from 'kysely';
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

/** A literal: a prepared statement's plan for any value would not match the partial index. */
const MARKED = sql.lit(true);

/** Marks a customer who withdrew all consents, so that a job looks for remaining answers. */
export async function setAnswersLeft(db: Db, customerId: number, areLeft: boolean): Promise<void> {
  await db
    .updateTable('health_consents')
    .set({ answers_left: areLeft })
    .where('customer_id', '=', customerId)
    .where('withdrawn_at', 'is not', null)
    .execute();
}

/** Removes the mark when no answers remain. */
export async function unsetWhereNoneAreLeft(db: Db, withdrawnBefore: Date): Promise<void> {
  await db
    .updateTable('health_consents as marked')
    .set({ answers_left: false })
    .where('answers_left', '=', MARKED)
    .where('withdrawn_at', '<', withdrawnBefore)
    .where((marked) => hasNoAnswers(marked.ref('marked.customer_id')))
    .execute();
}

export async function hasHealthAnswers(db: Db, customerId: number): Promise<boolean> {
  const { none } = await db
    .selectNoFrom(hasNoAnswers(sql.val(customerId)).as('none'))
    .executeTakeFirstOrThrow();
  return !none;
}

function hasNoAnswers(customerId: Expression<number>) {
  const build = expressionBuilder<Database>();
  const questionnaire = build
    .selectFrom('questionnaires')
    .select('questionnaires.id')
    .where('questionnaires.customer_id', '=', customerId);
  const plan = build
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('order_items.id')
    .where('orders.customer_id', '=', customerId)
    .where('age', 'is not', null);
  return build.and([build.not(build.exists(questionnaire)), build.not(build.exists(plan))]);
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
        .selectFrom('health_consents as marked')
        .select('marked.customer_id')
        .where('marked.answers_left', '=', MARKED)
        .where((marked) =>
          marked.not(
            marked.exists(
              marked
                .selectFrom('health_consents as given')
                .select('given.id')
                .whereRef('given.customer_id', '=', 'marked.customer_id')
                .where('given.withdrawn_at', 'is', null),
            ),
          ),
        ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}
