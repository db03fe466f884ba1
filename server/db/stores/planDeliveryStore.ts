import type { Insertable } from 'kysely';
import type { Delivery, DeliveryRule } from '../../../src/contract/planDelivery.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** Kuwait local times, HH:MM. */
interface Slot {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** An address of the order. */
export type PlanDelivery = Delivery<number, Slot>;
export type PlanDeliveryRule = DeliveryRule<number, Slot>;

/** Where and when plans are delivered: as they were bought, and as their customers asked for since, the oldest first. */
export async function readPlanDeliveries(db: Db, itemIds: readonly number[]) {
  const bought = await db
    .selectFrom('order_items as item')
    .innerJoin('order_addresses as address', 'address.order_id', 'item.order_id')
    .distinctOn('item.id')
    .select(['item.id as item_id', 'address.id as address_id'])
    .select(['delivery_time_slot_id as id', 'slot_from as from', 'slot_to as to'])
    .where('item.id', 'in', itemIds)
    .orderBy('item.id')
    .orderBy('address.id')
    .execute();
  const changes = await db
    .selectFrom('plan_changes')
    .select(['order_item_id', 'date', 'until', 'weekdays', 'order_address_id'])
    .select(['delivery_time_slot_id', 'slot_from', 'slot_to'])
    .where('order_item_id', 'in', itemIds)
    .where('kind', '=', 'delivery')
    .orderBy('id')
    .execute();
  const rulesOf = (itemId: number) =>
    changes.filter(({ order_item_id }) => order_item_id === itemId).map(toRule);
  return bought.map(({ item_id: itemId, address_id: address, ...slot }) => {
    const plan: PlanDelivery = { address, slot };
    return { itemId, bought: plan, rules: rulesOf(itemId) };
  });
}

export async function readPlanDelivery(db: Db, itemId: number) {
  const [plan] = await readPlanDeliveries(db, [itemId]);
  if (plan === undefined) throw new Error(`Plan ${itemId} is gone`);
  return plan;
}

interface ChangeColumns {
  date: string;
  until: string | null;
  weekdays: number[] | null;
  order_address_id: number | null;
  delivery_time_slot_id: number | null;
  slot_from: string | null;
  slot_to: string | null;
}

const toRule = ({ date, until, weekdays, order_address_id, ...slot }: ChangeColumns) => ({
  from: date,
  until,
  weekdays,
  address: order_address_id,
  slot: slotOf(slot),
});

/** Null where a change leaves each day its time. */
export function slotOf({
  delivery_time_slot_id: id,
  slot_from: from,
  slot_to: to,
}: Pick<ChangeColumns, 'delivery_time_slot_id' | 'slot_from' | 'slot_to'>): Slot | null {
  return id === null || from === null || to === null ? null : { id, from, to };
}

/** The columns of a slot, on a day and on a change. */
export const slotColumns = ({ id, from, to }: Slot) => ({
  delivery_time_slot_id: id,
  slot_from: from,
  slot_to: to,
});

export const deliveryColumns = ({ address, slot }: PlanDelivery) => ({
  order_address_id: address,
  ...slotColumns(slot),
});

export async function setDayDelivery(
  trx: Db,
  dayIds: readonly number[],
  { address, slot }: Pick<PlanDeliveryRule, 'address' | 'slot'>,
): Promise<void> {
  await trx
    .updateTable('order_days')
    .set({
      ...(address !== null && { order_address_id: address }),
      ...(slot !== null && slotColumns(slot)),
    })
    .where('id', 'in', dayIds)
    .execute();
}

/** The copy of an address that an order has already, if it is still the same; null where there is none. */
export async function findSameOrderAddress(
  db: Db,
  address: Insertable<Database['order_addresses']>,
): Promise<number | null> {
  const kept = await db
    .selectFrom('order_addresses')
    .selectAll()
    .where('order_id', '=', address.order_id)
    .where('address_id', '=', address.address_id)
    .orderBy('id')
    .execute();
  const isSame = (copy: (typeof kept)[number]) =>
    Object.entries(address).every(([column, value]) => Reflect.get(copy, column) === value);
  return kept.find(isSame)?.id ?? null;
}
