import { isMarkable } from '../../../src/contract/staff/deliveryDay.ts';
import { isOpenForChanges } from '../../../src/contract/planDays.ts';
import type {
  Delivery,
  DeliverySheet,
  Label,
  LabelSheet,
  ProductionSheet,
} from '../../../src/contract/wire/staff/day.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  allergensOfDishes,
  countDeliveries,
  countPortions,
  findClosedDay,
  listDeliveries,
  listLabels,
  type DeliveryRow,
  type LabelRow,
  type StopRow,
} from '../../db/stores/daySheetStore.ts';
import { orderNumber } from '../orders/orderState.ts';
import type { StaffActor } from '../staff/actor.ts';
import { audit } from '../staff/audit.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** What the kitchen cooks on a day. */
export async function readProduction(
  { db, clock }: Context,
  date: string,
): Promise<ProductionSheet> {
  const portions = await countPortions(db, date);
  const dishIds = [...new Set(portions.map(({ dish_id }) => dish_id))];
  const contained = await allergensOfDishes(db, dishIds);
  return {
    ...(await headOf(db, date)),
    open_for_changes: isOpenForChanges(date, clock()),
    ...(await countDeliveries(db, date)),
    portions: portions.map((portion) => ({
      ...portion,
      allergens: contained.filter(({ dish_id }) => dish_id === portion.dish_id).map(namesOf),
    })),
  };
}

/** Who eats what on a day. It holds health answers, so each read is logged. */
export async function readLabels(
  { db, clock }: Context,
  actor: StaffActor,
  date: string,
): Promise<LabelSheet> {
  return db.transaction().execute(async (trx) => {
    const items = (await listLabels(trx, date)).map(toLabel);
    const after = { date, labels: items.length };
    await audit(trx, actor, { action: 'labels.read', subject: 'day', after }, clock());
    return { ...(await headOf(trx, date)), items };
  });
}

/** Where the bags of a day go, and which have arrived. */
export async function readDeliveries({ db, clock }: Context, date: string): Promise<DeliverySheet> {
  return {
    ...(await headOf(db, date)),
    markable: isMarkable(date, clock()),
    items: (await listDeliveries(db, date)).map(toDelivery),
  };
}

const headOf = async (db: Db, date: string) => ({
  date,
  closed_day: await findClosedDay(db, date),
});

interface Names {
  readonly name_en: string;
  readonly name_ar: string;
}

const namesOf = ({ name_en, name_ar }: Names): Names => ({ name_en, name_ar });

function toStop(row: StopRow) {
  return {
    order_day_id: row.order_day_id,
    order_id: row.order_id,
    order_number: orderNumber(row.order_id),
    customer_name: row.customer_name,
    quantity: row.quantity,
    product: { name_en: row.product_en, name_ar: row.product_ar },
    slot: { from: row.slot_from, to: row.slot_to },
    address: {
      area_en: row.area_en,
      area_ar: row.area_ar,
      governorate_en: row.governorate_en,
      governorate_ar: row.governorate_ar,
      location: row.location,
      block: row.block,
      street: row.street,
      avenue: row.avenue,
      house_building: row.house_building,
      floor: row.floor,
      apartment: row.apartment,
      special_direction: row.special_direction,
    },
  };
}

function toLabel(row: LabelRow): Label {
  const avoided = (wanted: 'allergen' | 'dislike') =>
    row.avoidances.filter(({ kind }) => kind === wanted).map(namesOf);
  return {
    ...toStop(row),
    variant: { name_en: row.variant_en, name_ar: row.variant_ar },
    dishes: row.dishes,
    answered: row.age !== null,
    allergies: avoided('allergen'),
    dislikes: avoided('dislike'),
    others: row.others,
  };
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    ...toStop(row),
    phone: row.customer_phone,
    comment: row.comment,
    outcome: outcomeOf(row),
    reason: row.reason,
    note: row.note,
    made_up_on: row.reason === null ? null : row.made_up_on,
  };
}

/** How the delivery of a day is marked. */
export function outcomeOf({ status, reason }: Pick<DeliveryRow, 'status' | 'reason'>) {
  if (reason !== null) return 'failed' as const;
  return status === 'delivered' ? status : null;
}
