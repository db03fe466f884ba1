import { deliveryDates, PLANNED_DAYS_AHEAD } from '../../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitInstant, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { promisedDay } from '../../../src/contract/nutrition.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import {
  insertAvoidances,
  insertOrderAddress,
  insertOrderDayDishes,
  insertOrderDays,
  insertOrderItems,
} from '../../db/stores/orderItemStore.ts';
import { menuOf } from '../../domain/meals/menu.ts';
import { copyOfDish, portionTargets } from '../../domain/meals/portions.ts';
import { planDays } from '../../domain/planner/planDays.ts';
import { planPrice } from '../../domain/prices.ts';
import type { Buyer } from './people.ts';
import { payForOrder } from './payments.ts';
import type { Story } from './stories.ts';

export interface PlacedOrder {
  readonly orderId: number;
  readonly itemId: number;
  readonly buyer: Buyer;
  readonly story: Story;
}

interface Placing {
  readonly offered: Content;
  readonly now: Date;
  readonly buyer: Buyer;
  readonly story: Story;
  /** The plan that it continues. */
  readonly renewsItemId: number | null;
}

/** In the evening, four days before the plan begins; yesterday where that is in the future. */
const boughtAt = (starts: number, now: Date): Date =>
  kuwaitInstant(addDays(kuwaitToday(now), Math.min(starts - 4, -1)), '18:30');

/** An order as its customer would have placed it: with its cart, its answers, its days and their dishes. */
export async function placeOrder(trx: Db, placing: Placing): Promise<PlacedOrder> {
  const { now, buyer, story } = placing;
  const plan = planOf(placing);
  const at = boughtAt(story.starts, now);
  const cartId = await insertCart(trx, placing, plan, at);
  const orderId = await insertOrder(trx, placing, plan, { cartId, at });
  const addressId = await insertOrderAddress(trx, { ...buyer.orderAddress, order_id: orderId });
  const itemId = await insertItem(trx, placing, plan, orderId);
  await insertDays(trx, placing, plan, { itemId, addressId, at });
  if (story.status !== 'pending') {
    const outcome = story.status === 'failed' ? 'failed' : 'captured';
    await payForOrder(trx, { orderId, amount: plan.total, at, outcome });
  }
  return { orderId, itemId, buyer, story };
}

type Plan = ReturnType<typeof planOf>;

/** What the order buys, at today's prices. */
function planOf({ offered, now, story }: Placing) {
  const category = offered.categories[story.what % offered.categories.length];
  const variant = category?.variants[0];
  const option = category?.dayOptions.find(({ days }) => days === story.days);
  const slot = offered.timeSlots[story.who % offered.timeSlots.length];
  if (category === undefined || variant === undefined || option === undefined || !slot) {
    throw new Error('The sample orders name a plan that is not seeded.');
  }
  const { meals, snacks, days } = story;
  const price = planPrice({ ...variant, ...option, meals, snacks });
  const { fee, free_from } = offered.deliveryTerms;
  const delivery = free_from !== null && price >= free_from ? 0 : fee;
  const first = addDays(kuwaitToday(now), story.starts);
  const dates = deliveryDates(first, days, 'all_days', offered.closedDates);
  return { category, variant, slot, price, delivery, total: price + delivery, dates };
}

const firstOf = ({ dates }: Plan): string => dates[0] ?? '';
const lastOf = ({ dates }: Plan): string => dates.at(-1) ?? '';

async function insertCart(
  trx: Db,
  { buyer, story }: Placing,
  plan: Plan,
  at: Date,
): Promise<number> {
  const { id: cartId } = await trx
    .insertInto('carts')
    .values({
      customer_id: buyer.customerId,
      status: 'ordered',
      address_id: buyer.orderAddress.address_id,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: lineId } = await trx
    .insertInto('cart_items')
    .values({
      cart_id: cartId,
      variant_id: plan.variant.id,
      meals: story.meals,
      snacks: story.snacks,
      days: story.days,
      start_date: firstOf(plan),
      delivery_preference: 'all_days',
      delivery_time_slot_id: plan.slot.id,
      quantity: 1,
      meals_selected_by: 'dietitian',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: questionnaireId } = await trx
    .insertInto('questionnaires')
    .values({
      customer_id: buyer.customerId,
      cart_item_id: lineId,
      medical_condition: false,
      no_dislikes_allergies: buyer.allergens.length === 0,
      ...ANSWERS,
      saved_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const declared = buyer.allergens.map(({ id }) => ({
    questionnaire_id: questionnaireId,
    allergen_id: id,
  }));
  if (declared.length > 0) {
    await trx.insertInto('questionnaire_allergens').values(declared).execute();
  }
  return cartId;
}

const ANSWERS = { age: 31, height: 168, weight: 70, activity_level: 'moderate' } as const;

async function insertOrder(
  trx: Db,
  { buyer, story }: Placing,
  plan: Plan,
  { cartId, at }: { cartId: number; at: Date },
): Promise<number> {
  const isPaid = story.status === 'accepted' || story.status === 'received';
  const { id } = await trx
    .insertInto('orders')
    .values({
      customer_id: buyer.customerId,
      cart_id: cartId,
      language: buyer.language,
      status: story.status,
      customer_name: buyer.name,
      customer_email: buyer.email,
      customer_phone: buyer.phone,
      sub_total_fils: plan.price,
      delivery_fils: plan.delivery,
      discount_fils: 0,
      coupon_discount_fils: 0,
      grand_total_fils: plan.total,
      start_date: firstOf(plan),
      end_date: lastOf(plan),
      created_at: at,
      paid_at: isPaid ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertItem(
  trx: Db,
  { buyer, story, renewsItemId }: Placing,
  plan: Plan,
  orderId: number,
): Promise<number> {
  const { variant, category, slot } = plan;
  const promise = promisedDay(portionTargets(variant), story);
  const [itemId] = await insertOrderItems(trx, [
    {
      order_id: orderId,
      package_category_id: category.row.id,
      product_en: category.row.name_en,
      product_ar: category.row.name_ar,
      variant_id: variant.id,
      variant_en: variant.name_en,
      variant_ar: variant.name_ar,
      image: category.row.image,
      meals: story.meals,
      snacks: story.snacks,
      vegetarian: category.row.vegetarian,
      meal_calories: variant.meal_calories,
      meal_protein_g: variant.meal_protein_g,
      snack_calories: variant.snack_calories,
      snack_protein_g: variant.snack_protein_g,
      daily_calories: promise.calories,
      daily_protein_g: promise.protein,
      days: story.days,
      quantity: 1,
      unit_price_fils: plan.price,
      total_fils: plan.price,
      start_date: firstOf(plan),
      end_date: lastOf(plan),
      delivery_preference: 'all_days',
      delivery_time_slot_id: slot.id,
      slot_from: slot.from,
      slot_to: slot.to,
      meals_selected_by: 'dietitian',
      renews_item_id: renewsItemId,
      ...ANSWERS,
    },
  ]);
  if (itemId === undefined) throw new Error('The sample order has no plan.');
  await insertAvoidances(
    trx,
    buyer.allergens.map(({ id, name_en, name_ar }) => ({
      ...{ order_item_id: itemId, kind: 'allergen' as const, source_id: id, name_en, name_ar },
    })),
  );
  return itemId;
}

/** Days of before today were delivered; the dietitian has filled the coming week. */
async function insertDays(
  trx: Db,
  { offered, now, buyer, story }: Placing,
  { variant, category, slot, dates }: Plan,
  { itemId, addressId, at }: { itemId: number; addressId: number; at: Date },
): Promise<void> {
  const today = kuwaitToday(now);
  const isPaid = story.status === 'accepted' || story.status === 'received';
  const isFilled = (date: string) => isPaid && date <= addDays(today, PLANNED_DAYS_AHEAD);
  const days = await insertOrderDays(
    trx,
    dates.map((date) => ({
      order_item_id: itemId,
      date,
      status: isPaid && date < today ? ('delivered' as const) : ('scheduled' as const),
      order_address_id: addressId,
      planned_at: isFilled(date) ? at : null,
      delivery_time_slot_id: slot.id,
      slot_from: slot.from,
      slot_to: slot.to,
    })),
  );
  const idOf = new Map(days.map(({ id, date }) => [date, id]));
  const planned = planDays(
    dates.map((date) => ({ date, dishes: [], isDue: isFilled(date) })),
    {
      meals: story.meals,
      snacks: story.snacks,
      menu: menuOf(offered, category.row),
      allergens: new Set(buyer.allergens.map(({ id }) => id)),
      dislikes: new Set(),
    },
  );
  await insertOrderDayDishes(
    trx,
    planned.flatMap(({ date, added }) =>
      added.map((dish, position) => ({
        ...copyOfDish(dish, portionTargets(variant)),
        order_day_id: idOf.get(date) ?? 0,
        position,
        selected_by: 'dietitian' as const,
      })),
    ),
  );
}
