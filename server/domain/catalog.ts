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
import type { Category, Content, VariantRow } from '../db/content.ts';
import { notFound } from '../errors/ApiError.ts';
import { viewCartOrNull } from './cart/cart.ts';
import { portionTargets } from './meals/portions.ts';
import { planPrice } from './prices.ts';

export async function viewHome(
  context: AppContext,
  customerId: number | null,
): Promise<HomeResponse> {
  const content = await context.content.now(context.db);
  return {
    package_categories: content.categories.map(toCard),
    content: content.siteContent,
    delivery: viewDelivery(content),
    cart: await viewCartOrNull(context, customerId),
  };
}

function viewDelivery({ deliveryTerms, timeSlots }: Content): Delivery {
  const { fee, free_from } = deliveryTerms;
  const [from] = timeSlots.map((slot) => slot.from).sort();
  const to = timeSlots
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
  context: AppContext,
  id: number,
  customerId: number | null,
): Promise<PackageCategoryResponse> {
  const content = await context.content.now(context.db);
  const category = content.categories.find(({ row }) => row.id === id);
  if (category === undefined) throw notFound();
  return {
    package_category: toPackageCategory(content, category, kuwaitToday(context.clock())),
    package_category_images: [...category.images],
    cart: await viewCartOrNull(context, customerId),
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

function toPackageCategory(
  { closedDays, closedDates, timeSlots }: Content,
  category: Category,
  today: string,
): PackageCategory {
  const { row, variants, dayOptions } = category;
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
    delivery_time_slots: timeSlots,
    earliest_start_date: earliestStartDate(
      today,
      row.delivery_preferences[0] ?? 'all_days',
      closedDates,
    ),
    latest_start_date: addDays(today, START_WITHIN_DAYS),
    closed_days: closedDays.filter(({ date }) => date >= today),
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
