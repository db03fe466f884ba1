import { addDays, weekdayOf } from '../../contract/kuwaitTime.ts';
import {
  fittingSelection,
  isDayComplete,
  menuOf,
  missingChoices,
  repeatDay,
  type DishCounts,
} from '../../contract/selection.ts';
import type { DishKind } from '../../contract/wire/common.ts';
import type { DaySelection, Dish } from '../../contract/wire/dish.ts';
import { isRecord } from '../../forms/draftValues.ts';

/** What is chosen so far, by Kuwait day. */
export type Days = Readonly<Record<string, DaySelection>>;

const FIELDS = { meal: 'meals', snack: 'snacks' } as const;

const emptyDay = (date: string): DaySelection => ({ date, meals: [], snacks: [] });

export const dayOf = (days: Days, date: string): DaySelection => days[date] ?? emptyDay(date);

export const chosenOf = (day: DaySelection, kind: DishKind): readonly number[] => day[FIELDS[kind]];

/** Null when the day already has as many dishes of this kind as the plan gives. */
export function toggleDish(
  day: DaySelection,
  { id, kind }: Pick<Dish, 'id' | 'kind'>,
  required: DishCounts,
): DaySelection | null {
  const field = FIELDS[kind];
  const chosen = day[field];
  if (chosen.includes(id)) return { ...day, [field]: chosen.filter((one) => one !== id) };
  if (chosen.length >= required[field]) return null;
  return { ...day, [field]: [...chosen, id] };
}

export const byDate = (selection: readonly DaySelection[]): Days =>
  Object.fromEntries(selection.map((day) => [day.date, day]));

interface Plan {
  /** Every delivered date, ascending. */
  dates: readonly string[];
  dishes: readonly Dish[];
  required: DishCounts;
}

/** Without what the plan no longer allows. */
export const fittingDays = (days: Days, plan: Plan): Days =>
  byDate(fittingSelection(Object.values(days), plan));

export const incompleteDates = (days: Days, { dates, required }: Omit<Plan, 'dishes'>) =>
  dates.filter((date) => !isDayComplete(days[date], required));

/** Copies a day to every date that is not complete yet. */
export function repeatOverIncomplete(days: Days, source: DaySelection, plan: Plan): Days {
  const open = incompleteDates(days, plan);
  return { ...days, ...byDate(repeatDay(source, open, plan.dishes)) };
}

export function nextDate(dates: readonly string[], date: string): string | null {
  return dates.find((one) => one > date) ?? null;
}

/** The next day that lacks something, searching from the given one and then from the beginning. */
export function nextIncomplete(incomplete: readonly string[], date: string): string | null {
  return incomplete.find((one) => one > date) ?? incomplete.find((one) => one !== date) ?? null;
}

/** How many dishes of a kind this customer can choose on a date. */
export const choosableCount = (dishes: readonly Dish[], date: string, kind: DishKind) =>
  menuOf(dishes, date, kind).filter(({ blocked_by }) => blocked_by.length === 0).length;

/** True when the menu of a date, without declared allergens, cannot fill the plan. */
export const isMenuTooSmall = ({ dishes, required }: Omit<Plan, 'dates'>, date: string) =>
  choosableCount(dishes, date, 'meal') < required.meals ||
  choosableCount(dishes, date, 'snack') < required.snacks;

export interface CalendarDay {
  date: string;
  delivered: boolean;
}

/** Weeks from Sunday to Saturday that together hold every delivered date. */
export function weeksOf(dates: readonly string[]): CalendarDay[][] {
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const delivered = new Set(dates);
  const weeks: CalendarDay[][] = [];
  for (
    let sunday = addDays(first, -weekdayOf(first));
    sunday <= last;
    sunday = addDays(sunday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const date = addDays(sunday, weekday);
        return { date, delivered: delivered.has(date) };
      }),
    );
  }
  return weeks;
}

export type DayStatus = 'complete' | 'begun' | 'empty';

export function statusOf(day: DaySelection | undefined, required: DishCounts): DayStatus {
  if (isDayComplete(day, required)) return 'complete';
  const missing = missingChoices(day, required);
  const isEmpty = missing.meals === required.meals && missing.snacks === required.snacks;
  return isEmpty ? 'empty' : 'begun';
}

/** The choices of a draft, by Kuwait day; null when there are none. */
export function daysOfDraft(draft: unknown): Days | null {
  if (!isRecord(draft)) return null;
  const days = Object.entries(draft).flatMap(([date, day]) => {
    if (!isRecord(day) || !isIds(day['meals']) || !isIds(day['snacks'])) return [];
    return [[date, { date, meals: day['meals'], snacks: day['snacks'] }] as const];
  });
  return days.length === 0 ? null : Object.fromEntries(days);
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one));
