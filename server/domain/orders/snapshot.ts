import { promisedDay } from '../../../src/contract/nutrition.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { Db } from '../../db/database.ts';
import {
  insertAvoidances,
  insertOrderAddress,
  insertOrderDayDishes,
  insertOrderDays,
  insertOrderItem,
} from '../../db/stores/orderItemStore.ts';
import {
  avoidancesOfQuestionnaire,
  chosenDishes,
  questionnairesOfCart,
  type Questionnaire,
} from '../../db/stores/orderSourceStore.ts';
import type { Order } from '../../db/stores/orderStore.ts';
import type { CartLine } from '../cart/cart.ts';
import { portionOf, portionTargets } from '../meals/portions.ts';

interface LinesOfOrder {
  order: Order;
  lines: readonly CartLine[];
  addressId: number;
}

/** Copies the address: later changes in the address book do not reach the order. */
export async function snapshotAddress(trx: Db, orderId: number, address: Address): Promise<number> {
  const { id, governorate, area, ...fields } = address;
  return insertOrderAddress(trx, {
    ...fields,
    order_id: orderId,
    address_id: id,
    governorate_en: governorate.name_en,
    governorate_ar: governorate.name_ar,
    area_en: area.name_en,
    area_ar: area.name_ar,
  });
}

/** Copies names, prices, answers, dishes and their portions: later changes of the menu do not reach the order. */
export async function snapshotLines(trx: Db, { order, lines, addressId }: LinesOfOrder) {
  const questionnaires = await questionnairesOfCart(trx, order.cart_id);
  for (const line of lines) {
    const questionnaire = questionnaires.find(({ cart_item_id }) => cart_item_id === line.row.id);
    if (questionnaire === undefined) throw new Error(`Line ${line.row.id} has no questionnaire`);
    const itemId = await insertOrderItem(trx, itemRow(order.id, line, questionnaire));
    const avoidances = await avoidancesOfQuestionnaire(trx, questionnaire.id);
    await insertAvoidances(
      trx,
      avoidances.map((avoidance) => ({ ...avoidance, order_item_id: itemId })),
    );
    await snapshotDays(trx, line, itemId, addressId);
  }
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
    daily_calories: promise.calories,
    daily_protein_g: promise.protein,
    days: row.days,
    quantity: row.quantity,
    unit_price_fils: line.unitPrice,
    total_fils: line.total,
    start_date: row.start_date,
    end_date: dates.at(-1) ?? row.start_date,
    delivery_preference: row.delivery_preference,
    delivery_time_slot_id: row.delivery_time_slot_id,
    slot_from: row.from_time,
    slot_to: row.to_time,
    meals_selected_by: row.meals_selected_by ?? 'dietitian',
    medical_condition: questionnaire.medical_condition_details,
    others: questionnaire.others,
    age: questionnaire.age,
    height: questionnaire.height,
    weight: questionnaire.weight,
    activity_level: questionnaire.activity_level,
    dietitian_appointment_date: questionnaire.dietitian_appointment_date,
  };
}

/** A row for each delivered date, so that one day can later be skipped or moved. */
async function snapshotDays(trx: Db, line: CartLine, itemId: number, addressId: number) {
  const days = await insertOrderDays(
    trx,
    line.dates.map((date) => ({
      order_item_id: itemId,
      date,
      status: 'scheduled',
      order_address_id: addressId,
    })),
  );
  const dishes = await chosenDishes(trx, line.row.id);
  const targets = portionTargets(line.row);
  const rows = dishes.flatMap(({ date, ...dish }) => {
    const dayId = days.get(date);
    const { calories, carbs: carbs_g, fat: fat_g, protein: protein_g } = portionOf(dish, targets);
    const portion = { ...dish, calories, carbs_g, fat_g, protein_g };
    return dayId === undefined ? [] : [{ ...portion, order_day_id: dayId }];
  });
  await insertOrderDayDishes(trx, rows);
}
