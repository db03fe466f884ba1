import type { PackageCategory, PackageVariant, PlanPrice } from '../../api/packages.ts';
import { deliveryDates } from '../../contract/deliveryCalendar.ts';
import type { QueryName } from '../../contract/pages/pageQuery.ts';
import { toAsciiDigits } from '../../contract/rules/rule.ts';
import { isDateText } from '../../contract/kuwaitTime.ts';
import type { DeliveryPreference } from '../../contract/wire/common.ts';
import { paths } from '../../routing/paths.ts';

/** The customer's choices on the product page; always a plan that can be bought. */
export interface Choices {
  variantId: number;
  /** Main meals of one day. */
  meals: number;
  /** Snacks of one day. */
  snacks: number;
  /** Delivered days. */
  days: number;
  /** A delivered Kuwait day. */
  startDate: string;
  delivery: DeliveryPreference;
  slotId: number;
}

export const closedDaysOf = ({ closed_days }: PackageCategory): ReadonlySet<string> =>
  new Set(closed_days.map(({ date }) => date));

/**
 * The choices in an address. Missing, unknown or unsold values are replaced by the closest ones, in the order
 * variant, meals, snacks, days. Null when the category sells nothing.
 */
export function choicesFromQuery(category: PackageCategory, search: string): Choices | null {
  const query = new URLSearchParams(search);
  const onSale = category.variants.filter(({ prices }) => prices.length > 0);
  const variant = onSale.find(({ id }) => id === numberIn(query, 'variant')) ?? onSale[0];
  const plan = variant && closestPlan(variant, query);
  const delivery = deliveryIn(category, query);
  const slot = slotIn(category, query);
  if (!variant || !plan || !delivery || !slot) return null;
  return {
    variantId: variant.id,
    meals: plan.meals,
    snacks: plan.snacks,
    days: plan.days,
    startDate: startIn(category, query, delivery),
    delivery,
    slotId: slot.id,
  };
}

/** Without an item, the choices are added to the cart. */
export const pathOfChoices = (categoryId: number, choices: Choices, item: number | null): string =>
  paths.packageCategory(categoryId, {
    variant: choices.variantId,
    meals: choices.meals,
    snacks: choices.snacks,
    days: choices.days,
    start: choices.startDate,
    delivery: choices.delivery,
    slot: choices.slotId,
    item,
  });

/** The cart line whose plan is edited; null where the address names none. */
export const itemInQuery = (search: string): number | null =>
  numberIn(new URLSearchParams(search), 'item');

/** The query of an address that a guest is to come back to: Subscribe was pressed there. */
const SUBSCRIBE = 'subscribe' satisfies QueryName;

/** `path` has a query already. */
export const withSubscribe = (path: string) => `${path}&${SUBSCRIBE}=now`;
export const asksToSubscribe = (search: string) => new URLSearchParams(search).has(SUBSCRIBE);

const textIn = (query: URLSearchParams, name: QueryName) => toAsciiDigits(query.get(name) ?? '');

function numberIn(query: URLSearchParams, name: QueryName): number | null {
  const text = textIn(query, name).trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const PLAN_PARTS = ['meals', 'snacks', 'days'] as const;

function closestPlan(variant: PackageVariant, query: URLSearchParams): PlanPrice | undefined {
  let plans = variant.prices;
  for (const part of PLAN_PARTS) {
    const wanted = numberIn(query, part);
    const same = plans.filter((plan) => plan[part] === wanted);
    if (same.length > 0) plans = same;
    else plans = withUsual(plans, part);
  }
  return plans[0];
}

/** The default where the address has no valid value: the fullest day, but the shortest plan. */
function withUsual(plans: readonly PlanPrice[], part: (typeof PLAN_PARTS)[number]): PlanPrice[] {
  const values = plans.map((plan) => plan[part]);
  const usual = part === 'meals' ? Math.max(...values) : Math.min(...values);
  return plans.filter((plan) => plan[part] === usual);
}

function deliveryIn(category: PackageCategory, query: URLSearchParams) {
  const known = category.delivery_preferences;
  return known.find((one) => one === textIn(query, 'delivery')) ?? known[0];
}

function slotIn(category: PackageCategory, query: URLSearchParams) {
  const known = category.delivery_time_slots;
  return known.find(({ id }) => id === numberIn(query, 'slot')) ?? known[0];
}

/** A closed day becomes the next delivered day, a day outside the range the earliest one. */
function startIn(category: PackageCategory, query: URLSearchParams, delivery: DeliveryPreference) {
  const closed = closedDaysOf(category);
  const delivered = (from: string) => deliveryDates(from, 1, delivery, closed)[0] ?? from;
  const { earliest_start_date: earliest, latest_start_date: latest } = category;
  const wanted = textIn(query, 'start');
  const isPossible = isDateText(wanted) && wanted >= earliest;
  const start = delivered(isPossible ? wanted : earliest);
  return start <= latest ? start : delivered(earliest);
}
