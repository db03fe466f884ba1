import type { Db } from '../../db/database.ts';
import { listTimeSlots } from '../../db/stores/kitchenStore.ts';
import { hasDeclaredAllergen } from '../../db/stores/orderSourceStore.ts';
import { listCategories, type Category } from '../../db/stores/packageStore.ts';
import { ApiError, type Message } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import type { CartLine, CartState } from '../cart/cartState.ts';

interface Offer {
  categories: readonly Category[];
  slotIds: ReadonlySet<number>;
}

/** Refuses a cart that the kitchen cannot cook as it is; the message names the line. */
export async function checkOrder(trx: Db, { lines }: CartState): Promise<void> {
  if (lines.length === 0) throw notReady({ key: 'server.order.empty' });
  const slots = await listTimeSlots(trx);
  const offer = {
    categories: await listCategories(trx),
    slotIds: new Set(slots.map(({ id }) => id)),
  };
  for (const line of lines) {
    const problem = lineProblem(line, offer) ?? (await dishProblem(trx, line));
    if (problem !== null) throw notReady({ key: problem, values: lineValues(line) });
  }
}

function lineProblem(line: CartLine, offer: Offer): MessageKey | null {
  const { row, dates } = line;
  if (!isOffered(line, offer)) return 'server.order.line_unavailable';
  // A day that was closed since then moves the first delivery away from the chosen date.
  if (!line.startDateAvailable || dates[0] !== row.start_date) return 'server.order.start_date';
  if (!line.questionnaireCompleted) return 'server.order.questionnaire_missing';
  return line.mealsCompleted ? null : 'server.order.meals_missing';
}

async function dishProblem(trx: Db, { row }: CartLine): Promise<MessageKey | null> {
  if (row.meals_selected_by !== 'customer') return null;
  return (await hasDeclaredAllergen(trx, row.id)) ? 'server.order.allergen_chosen' : null;
}

function isOffered({ row }: CartLine, { categories, slotIds }: Offer): boolean {
  const category = categories.find((candidate) => candidate.row.id === row.package_category_id);
  if (category === undefined || !slotIds.has(row.delivery_time_slot_id)) return false;
  return (
    category.variants.some(({ id }) => id === row.variant_id) &&
    category.dayOptions.some(({ days }) => days === row.days) &&
    category.row.meal_options.includes(row.meals) &&
    category.row.snack_options.includes(row.snacks)
  );
}

function lineValues({ row }: CartLine) {
  return {
    package: { name_en: row.package_en, name_ar: row.package_ar },
    date: { day: row.start_date },
  };
}

function notReady(message: Message): ApiError {
  return new ApiError('cart_not_ready', { message });
}
