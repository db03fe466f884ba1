import type { Insertable, Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Language } from '../../../src/contract/languages.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';
import { slices } from '../slices.ts';
import { claimDueMail, type Lease } from './claimDueMail.ts';
import { slotColumns, type PlanDeliveryRule } from './planDeliveryStore.ts';

export type PlanChangeRow = Selectable<Database['plan_changes']>;

/** A dish as it is copied into an order. */
interface NamedDish {
  readonly dish_id: number;
  readonly name_en: string;
  readonly name_ar: string;
}

/** Who requested the change of which day, and when. */
interface ChangeRequest {
  readonly itemId: number;
  readonly date: string;
  readonly language: Language;
  readonly now: Date;
}

interface MealChange extends ChangeRequest {
  readonly madeBy: PlanChangeRow['made_by'];
  readonly added: readonly NamedDish[];
  readonly removed: readonly NamedDish[];
}

interface MovedDay extends ChangeRequest {
  readonly kind: 'skipped' | 'taken_back';
  /** Where a skipped delivery moves to, and where one that was taken back moves from. */
  readonly movedTo: string;
  /** The dates of every day that it touches. */
  readonly touched: readonly string[];
}

interface FrozenPlan extends ChangeRequest {
  /** The last day of a freeze that begins with `date`; null for a freeze that ended early, before `date`. */
  readonly until: string | null;
  /** The last day of the plan then. */
  readonly lastDay: string;
  /** The dates of every day that it touches. */
  readonly touched: readonly string[];
}

interface ChangedDelivery extends ChangeRequest {
  readonly rule: PlanDeliveryRule;
}

/** Records a change of meals; its mail is due at once. */
export async function insertMealChange(
  trx: Db,
  { added, removed, madeBy, ...request }: MealChange,
): Promise<void> {
  const what = { kind: 'meals', made_by: madeBy, moved_to: null, until: null } as const;
  const id = await insertChange(trx, request, what);
  const rowOf =
    (isAdded: boolean) =>
    ({ dish_id, name_en, name_ar }: NamedDish) => ({
      plan_change_id: id,
      dish_id,
      added: isAdded,
      name_en,
      name_ar,
    });
  await trx
    .insertInto('plan_change_dishes')
    .values([...added.map(rowOf(true)), ...removed.map(rowOf(false))])
    .execute();
}

/**
 * Records that a day was skipped or taken back; its mail is due at once. Unsent mails about the same days are
 * dropped, because they are outdated.
 */
export async function insertMovedDay(
  trx: Db,
  { kind, movedTo, touched, ...request }: MovedDay,
): Promise<void> {
  await dropMails(trx, [request.itemId], touched);
  await insertChange(trx, request, { kind, moved_to: movedTo, until: null });
}

/** Writes down that a plan is frozen, or is delivered again; as with a day that moves. */
export async function insertFrozenPlan(
  trx: Db,
  { until, lastDay, touched, ...request }: FrozenPlan,
): Promise<void> {
  await dropMails(trx, [request.itemId], touched);
  const kind = until === null ? 'freeze_ended' : 'frozen';
  await insertChange(trx, request, { kind, moved_to: lastDay, until });
}

/** Records where and when deliveries go from a day on; its mail is due at once. */
export async function insertDeliveryChange(
  trx: Db,
  { rule: { until, weekdays, address, slot }, ...request }: ChangedDelivery,
): Promise<void> {
  await insertChange(trx, request, {
    kind: 'delivery',
    moved_to: null,
    until,
    weekdays: weekdays && JSON.stringify(weekdays),
    order_address_id: address,
    ...(slot && slotColumns(slot)),
  });
}

interface ClosedDelivery extends Pick<ChangeRequest, 'itemId' | 'language'> {
  /** Null where it is paid back. */
  readonly movedTo: string | null;
  /** On only one of a customer's deliveries, because the mail names all of them. */
  readonly mailDueAt: Date | null;
}

/** Writes down that the kitchen does not deliver on a day; as with a day that moves. */
export async function insertClosedDay(
  trx: Db,
  { date, now }: Pick<ChangeRequest, 'date' | 'now'>,
  deliveries: readonly ClosedDelivery[],
): Promise<void> {
  await dropMails(
    trx,
    deliveries.map(({ itemId }) => itemId),
    [date],
  );
  const changes = deliveries.map(({ itemId, language, movedTo, mailDueAt }) => ({
    order_item_id: itemId,
    date,
    language,
    changed_at: now,
    mail_due_at: mailDueAt,
    kind: 'kitchen_closed' as const,
    made_by: 'kitchen' as const,
    moved_to: movedTo,
  }));
  for (const rows of slices(changes)) await trx.insertInto('plan_changes').values(rows).execute();
}

/** Each delivery of a customer that the closing of a day has moved, with what goes back for it where it has not. */
export async function closedDeliveriesOf(
  db: Db,
  { order_item_id, date, changed_at }: PlanChangeRow,
) {
  return db
    .selectFrom('plan_changes as change')
    .innerJoin('order_items as item', 'item.id', 'change.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('order_days as day', (join) =>
      join.onRef('day.order_item_id', '=', 'item.id').onRef('day.date', '=', 'change.date'),
    )
    .leftJoin('refunds as refund', 'refund.order_day_id', 'day.id')
    .select(['orders.id as order_id', 'item.product_en', 'item.product_ar'])
    .select(['change.moved_to', 'refund.amount_fils'])
    .where('change.kind', '=', 'kitchen_closed')
    .where('change.date', '=', date)
    .where('change.changed_at', '=', changed_at)
    .where('orders.paid_at', 'is not', null)
    .where('orders.customer_id', '=', (owner) =>
      owner
        .selectFrom('order_items as own')
        .innerJoin('orders as bought', 'bought.id', 'own.order_id')
        .select('bought.customer_id')
        .where('own.id', '=', order_item_id),
    )
    .orderBy('change.id')
    .execute();
}

/** Where and when deliveries go stays so, whatever day is moved; and the mail about a closed day may name other plans. */
async function dropMails(
  trx: Db,
  itemIds: readonly number[],
  dates: readonly string[],
): Promise<void> {
  await trx
    .updateTable('plan_changes')
    .set({ mail_due_at: null })
    .where('order_item_id', 'in', itemIds)
    .where('date', 'in', dates)
    .where('kind', 'not in', ['delivery', 'kitchen_closed'])
    .where('mail_due_at', 'is not', null)
    .execute();
}

async function insertChange(
  trx: Db,
  { itemId, date, language, now }: ChangeRequest,
  what: Omit<
    Insertable<Database['plan_changes']>,
    'order_item_id' | 'language' | 'changed_at' | 'mail_due_at' | 'date'
  >,
): Promise<number> {
  const { id } = await trx
    .insertInto('plan_changes')
    .values({
      order_item_id: itemId,
      date,
      language,
      changed_at: now,
      mail_due_at: now,
      ...what,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What has not been sent about plans is no longer so; the mail about a closed day may name other plans. */
export async function dropPlanChangeMails(trx: Db, itemIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('plan_changes')
    .set({ mail_due_at: null })
    .where('order_item_id', 'in', itemIds)
    .where('kind', '!=', 'kitchen_closed')
    .where('mail_due_at', 'is not', null)
    .execute();
}

export function claimDuePlanChangeMails(db: Db, lease: Lease): Promise<PlanChangeRow | undefined> {
  return claimDueMail(db, { table: 'plan_changes', column: 'mail_due_at' }, lease);
}

export async function clearPlanChangeMail(db: Db, id: number): Promise<void> {
  await db.updateTable('plan_changes').set({ mail_due_at: null }).where('id', '=', id).execute();
}

/** What the mail about a change shows: the customer, and the day as it is now. */
export async function getPlanChange(
  db: Db,
  { order_item_id, date, order_address_id }: PlanChangeRow,
) {
  return db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select([
      'orders.id as order_id',
      'orders.customer_id',
      'customers.first_name',
      'customers.last_name',
      'customers.email',
      'customers.deleted_at',
    ])
    .select((item) => [
      jsonObjectFrom(
        item
          .selectFrom('order_addresses')
          .selectAll('order_addresses')
          .where('order_addresses.id', '=', order_address_id),
      ).as('address'),
      jsonArrayFrom(
        item
          .selectFrom('order_day_dishes as dish')
          .innerJoin('order_days as day', 'day.id', 'dish.order_day_id')
          .select(['dish.name_en', 'dish.name_ar'])
          .whereRef('day.order_item_id', '=', 'item.id')
          .where('day.date', '=', date)
          .orderBy('dish.kind')
          .orderBy('dish.position'),
      ).as('dishes'),
    ])
    .where('item.id', '=', order_item_id)
    .executeTakeFirstOrThrow();
}
