import { promisedDay } from '../../../src/contract/nutrition.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { Db } from '../../db/database.ts';
import {
  insertAvoidances,
  insertOrderAddress,
  insertOrderDayDishes,
  insertOrderDays,
  insertOrderItems,
} from '../../db/stores/orderItemStore.ts';
import {
  deliveryColumns,
  findSameOrderAddress,
  slotColumns,
} from '../../db/stores/planDeliveryStore.ts';
import {
  chosenDishes,
  questionnairesOfCart,
  type Questionnaire,
} from '../../db/stores/orderSourceStore.ts';
import type { Choice } from '../../db/content.ts';
import type { Order } from '../../db/stores/orderStore.ts';
import type { CartLine } from '../cart/cart.ts';
import { portionOf, portionTargets } from '../meals/portions.ts';

interface LinesOfOrder {
  order: Order;
  lines: readonly CartLine[];
  addressId: number;
}

/** Copies the address: later changes in the address book do not reach the order. */
export const snapshotAddress = (trx: Db, orderId: number, address: Address): Promise<number> =>
  insertOrderAddress(trx, copyOf(orderId, address));

/** As above, unless the order already has the same copy. */
export async function snapshotOtherAddress(
  trx: Db,
  orderId: number,
  address: Address,
): Promise<number> {
  const copy = copyOf(orderId, address);
  return (await findSameOrderAddress(trx, copy)) ?? insertOrderAddress(trx, copy);
}

function copyOf(orderId: number, { id, governorate, area, ...fields }: Address) {
  return {
    ...fields,
    order_id: orderId,
    address_id: id,
    governorate_en: governorate.name_en,
    governorate_ar: governorate.name_ar,
    area_en: area.name_en,
    area_ar: area.name_ar,
  };
}

/** Copies names, prices, answers, dishes and their portions: later changes of the menu do not reach the order. */
export async function snapshotLines(trx: Db, { order, lines, addressId }: LinesOfOrder) {
  const questionnaires = await questionnairesOfCart(trx, order.cart_id);
  const answered = lines.map((line): AnsweredLine => {
    const questionnaire = questionnaires.find(({ cart_item_id }) => cart_item_id === line.row.id);
    if (questionnaire === undefined) throw new Error(`Line ${line.row.id} has no questionnaire`);
    return { line, questionnaire };
  });
  const itemIds = await insertOrderItems(
    trx,
    answered.map(({ line, questionnaire }) => itemRow(order.id, line, questionnaire)),
  );
  const copied = itemIds.flatMap((itemId, index) => {
    const source = answered[index];
    return source === undefined ? [] : [{ ...source, itemId }];
  });
  await insertAvoidances(trx, copied.flatMap(avoidanceRows));
  await snapshotDays(trx, copied, addressId);
}

interface AnsweredLine {
  line: CartLine;
  questionnaire: Questionnaire;
}

type CopiedLine = AnsweredLine & { itemId: number };

function avoidanceRows({ itemId, questionnaire: { allergens, dislikes } }: CopiedLine) {
  const rowOf =
    (kind: 'allergen' | 'dislike') =>
    ({ id, name_en, name_ar }: Choice) => ({
      order_item_id: itemId,
      kind,
      source_id: id,
      name_en,
      name_ar,
    });
  return [...allergens.map(rowOf('allergen')), ...dislikes.map(rowOf('dislike'))];
}

function itemRow(orderId: number, line: CartLine, questionnaire: Questionnaire) {
  const { row, dates } = line;
  const promise = promisedDay(portionTargets(row), row);
  return {
    order_id: orderId,
    package_category_id: row.package_category_id,
    product_en: row.package_en,
    product_ar: row.package_ar,
    variant_id: row.variant_id,
    variant_en: row.variant_en,
    variant_ar: row.variant_ar,
    image: row.image,
    meals: row.meals,
    snacks: row.snacks,
    vegetarian: row.vegetarian,
    meal_calories: row.meal_calories,
    meal_protein_g: row.meal_protein_g,
    snack_calories: row.snack_calories,
    snack_protein_g: row.snack_protein_g,
    daily_calories: promise.calories,
    daily_protein_g: promise.protein,
    days: row.days,
    quantity: row.quantity,
    unit_price_fils: line.unitPrice,
    total_fils: line.total,
    start_date: row.start_date,
    end_date: dates.at(-1) ?? row.start_date,
    delivery_preference: row.delivery_preference,
    ...slotColumns(slotOfLine(line)),
    meals_selected_by: row.meals_selected_by ?? 'dietitian',
    renews_item_id: row.renews_item_id,
    medical_condition: questionnaire.medical_condition_details,
    others: questionnaire.others,
    age: questionnaire.age,
    height: questionnaire.height,
    weight: questionnaire.weight,
    activity_level: questionnaire.activity_level,
    dietitian_appointment_date: questionnaire.dietitian_appointment_date,
  };
}

const slotOfLine = ({ row }: CartLine) => ({
  id: row.delivery_time_slot_id,
  from: row.from_time,
  to: row.to_time,
});

/** One row for each delivery date, so that single days can be skipped or moved later. */
async function snapshotDays(trx: Db, lines: readonly CopiedLine[], addressId: number) {
  const inserted = await insertOrderDays(
    trx,
    lines.flatMap(({ itemId, line }) =>
      line.dates.map((date) => ({
        order_item_id: itemId,
        date,
        status: 'scheduled' as const,
        ...deliveryColumns({ address: addressId, slot: slotOfLine(line) }),
      })),
    ),
  );
  const days = new Map(inserted.map((day) => [`${day.order_item_id} ${day.date}`, day.id]));
  const byLine = new Map(lines.map((copied) => [copied.line.row.id, copied]));
  const dishes = await chosenDishes(trx, [...byLine.keys()]);
  const rows = dishes.flatMap(({ cart_item_id, date, ...dish }) => {
    const copied = byLine.get(cart_item_id);
    const dayId = copied && days.get(`${copied.itemId} ${date}`);
    if (copied === undefined || dayId === undefined) return [];
    const portion = portionOf(dish, portionTargets(copied.line.row));
    const { calories, carbs: carbs_g, fat: fat_g, protein: protein_g } = portion;
    const amounts = { calories, carbs_g, fat_g, protein_g };
    return [{ ...dish, ...amounts, selected_by: 'customer' as const, order_day_id: dayId }];
  });
  await insertOrderDayDishes(trx, rows);
}
