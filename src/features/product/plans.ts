import type { PackageCategory, PackageVariant, PlanPrice } from '../../api/packages.ts';
import { deliveryDates } from '../../contract/deliveryCalendar.ts';
import type { Fils } from '../../contract/money.ts';
import { promisedDay } from '../../contract/nutrition.ts';
import { closedDaysOf, type Choices } from './choices.ts';

export interface Option<T> {
  value: T;
  /** Options that are on sale together with the choices before them: variant, meals, snacks, days. */
  available: boolean;
}

export interface DayOption extends Option<number> {
  price: Fils | null;
  /** Whole per cent that a day costs less than in the dearest plan; 0 for none. */
  savingPercent: number;
}

export const variantOf = (category: PackageCategory, { variantId }: Choices) =>
  category.variants.find(({ id }) => id === variantId);

export function planOf(category: PackageCategory, choices: Choices): PlanPrice | undefined {
  return variantOf(category, choices)?.prices.find(
    ({ meals, snacks, days }) =>
      meals === choices.meals && snacks === choices.snacks && days === choices.days,
  );
}

/** What a day of a variant promises with the chosen meals and snacks. */
export const promiseOf = ({ portions }: PackageVariant, choices: Choices) =>
  portions && promisedDay(portions, choices);

export function mealOptions(category: PackageCategory, choices: Choices): Option<number>[] {
  const prices = pricesOf(variantOf(category, choices));
  return category.meal_options.map((value) => ({
    value,
    available: prices.some(({ meals }) => meals === value),
  }));
}

export function snackOptions(category: PackageCategory, choices: Choices): Option<number>[] {
  const prices = pricesOf(variantOf(category, choices)).filter(
    ({ meals }) => meals === choices.meals,
  );
  return category.snack_options.map((value) => ({
    value,
    available: prices.some(({ snacks }) => snacks === value),
  }));
}

export function dayOptions(category: PackageCategory, choices: Choices): DayOption[] {
  const prices = pricesOf(variantOf(category, choices)).filter(
    ({ meals, snacks }) => meals === choices.meals && snacks === choices.snacks,
  );
  const dearestDay = Math.max(...prices.map(({ price, days }) => price / days));
  return category.day_options.map((value) => {
    const plan = prices.find(({ days }) => days === value);
    return {
      value,
      available: plan !== undefined,
      price: plan?.price ?? null,
      savingPercent: plan ? Math.round(100 - (100 * plan.price) / plan.days / dearestDay) : 0,
    };
  });
}

/** The last delivered day. */
export function endDateOf(category: PackageCategory, choices: Choices): string {
  const { startDate, days, delivery } = choices;
  const dates = deliveryDates(startDate, days, delivery, closedDaysOf(category));
  return dates.at(-1) ?? startDate;
}

/** The closed days between the first and the last delivery, which make the plan end later. */
export function closedDaysDuring(category: PackageCategory, choices: Choices) {
  const end = endDateOf(category, choices);
  return category.closed_days.filter(({ date }) => date > choices.startDate && date < end);
}

const pricesOf = (variant: PackageVariant | undefined) => variant?.prices ?? [];
