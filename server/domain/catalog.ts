import { earliestStartDate, START_WITHIN_DAYS } from '../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import { filsToText } from '../../src/contract/money.ts';
import { promisedDay } from '../../src/contract/nutrition.ts';
import type {
  Delivery,
  HomeResponse,
  PackageCategoryResponse,
} from '../../src/contract/wire/home.ts';
import type { PackageCategory, PackageCategoryCard } from '../../src/contract/wire/package.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import {
  findCategory,
  getDeliveryTerms,
  listCategories,
  listCategoryImages,
  listClosedDays,
  listSiteContent,
  listTimeSlots,
  type Category,
  type VariantRow,
} from '../db/stores/kitchenStore.ts';
import { notFound } from '../errors/ApiError.ts';
import { viewCartOrNull } from './cart/cart.ts';
import { portionTargets } from './meals/portions.ts';
import { planPrice } from './prices.ts';

export async function viewHome(
  { db, clock }: AppContext,
  customerId: number | null,
): Promise<HomeResponse> {
  const categories = await listCategories(db);
  return {
    package_categories: categories.map(toCard),
    content: await listSiteContent(db),
    delivery: await viewDelivery(db),
    cart: await viewCartOrNull(db, customerId, clock()),
  };
}

async function viewDelivery(db: Db): Promise<Delivery> {
  const { fee, free_from } = await getDeliveryTerms(db);
  const slots = await listTimeSlots(db);
  const [from] = slots.map((slot) => slot.from).sort();
  const to = slots
    .map((slot) => slot.to)
    .sort()
    .at(-1);
  return {
    fee: filsToText(fee),
    free_from: free_from === null ? null : filsToText(free_from),
    hours: from === undefined || to === undefined ? null : { from, to },
  };
}

export async function viewPackageCategory(
  { db, clock }: AppContext,
  id: number,
  customerId: number | null,
): Promise<PackageCategoryResponse> {
  const category = await findCategory(db, id);
  if (category === null) throw notFound();
  return {
    package_category: await toPackageCategory(db, category, kuwaitToday(clock())),
    package_category_images: await listCategoryImages(db, id),
    cart: await viewCartOrNull(db, customerId, clock()),
  };
}

function toCard(category: Category): PackageCategoryCard {
  const { row, variants } = category;
  const fullDay = { meals: Math.max(...row.meal_options), snacks: Math.max(...row.snack_options) };
  const [cheapest] = variants
    .flatMap((variant) => pricesOf(category, variant))
    .sort((one, other) => one.fils - other.fils);
  if (cheapest === undefined) throw new Error(`Package ${row.id} has no plan to buy`);
  const { fils, ...cheapestPlan } = cheapest;
  return {
    id: row.id,
    name_en: row.name_en,
    name_ar: row.name_ar,
    tagline_en: row.tagline_en,
    tagline_ar: row.tagline_ar,
    highlights_en: row.highlights_en,
    highlights_ar: row.highlights_ar,
    image: row.image,
    price_from: filsToText(fils),
    price_from_plan: cheapestPlan,
    full_day: fullDay,
    proteins_g: variants.map((variant) => promisedDay(portionTargets(variant), fullDay).protein),
  };
}

async function toPackageCategory(
  db: Db,
  category: Category,
  today: string,
): Promise<PackageCategory> {
  const { row, variants, dayOptions } = category;
  const closed = await listClosedDays(db, today);
  const closedDates = new Set(closed.map(({ date }) => date));
  return {
    id: row.id,
    name_en: row.name_en,
    name_ar: row.name_ar,
    tagline_en: row.tagline_en,
    tagline_ar: row.tagline_ar,
    description_en: row.description_en,
    description_ar: row.description_ar,
    highlights_en: row.highlights_en,
    highlights_ar: row.highlights_ar,
    variants: variants.map((variant) => toVariant(category, variant)),
    meal_options: row.meal_options,
    snack_options: row.snack_options,
    day_options: dayOptions.map(({ days }) => days),
    delivery_preferences: row.delivery_preferences,
    delivery_time_slots: await listTimeSlots(db),
    earliest_start_date: earliestStartDate(
      today,
      row.delivery_preferences[0] ?? 'all_days',
      closedDates,
    ),
    latest_start_date: addDays(today, START_WITHIN_DAYS),
    closed_days: closed,
  };
}

function toVariant(category: Category, variant: VariantRow) {
  return {
    id: variant.id,
    name_en: variant.name_en,
    name_ar: variant.name_ar,
    portions: portionTargets(variant),
    prices: pricesOf(category, variant).map(({ fils, ...plan }) => ({
      ...plan,
      price: filsToText(fils),
    })),
  };
}

/** Every combination of meals, snacks and days that is offered, with its price. */
function pricesOf({ row, dayOptions }: Category, variant: VariantRow) {
  const counts = row.meal_options.flatMap((meals) =>
    row.snack_options.map((snacks) => ({ meals, snacks })),
  );
  return counts
    .filter(({ meals, snacks }) => meals + snacks > 0)
    .flatMap((count) =>
      dayOptions.map(({ days, discount_percent }) => ({
        ...count,
        days,
        fils: planPrice({
          ...count,
          days,
          discount_percent,
          price_per_meal_fils: variant.price_per_meal_fils,
          price_per_snack_fils: variant.price_per_snack_fils,
        }),
      })),
    );
}
