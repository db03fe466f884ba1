import { weakMapMemoize } from '@reduxjs/toolkit';
import { fillDays, type FilledDay } from '../../contract/fillDays.ts';
import {
  fieldOfKind,
  fittingSelection,
  isDayComplete,
  menuOf,
  missingChoices,
  type DishCounts,
} from '../../contract/selection.ts';
import type { DishKind } from '../../contract/wire/common.ts';
import type { DaySelection, Dish } from '../../contract/wire/dish.ts';
import { isRecord } from '../../forms/draftValues.ts';

/** A day of the plan; a repeat marks the dishes that replace others. */
export type Day = DaySelection & Partial<Pick<FilledDay, 'replaced'>>;

/** The choices so far, by Kuwait day. */
export type Days = Readonly<Record<string, Day>>;

/** The same object for the same date, so that its components do not render again. */
const emptyDay = weakMapMemoize((date: string): Day => ({ date, meals: [], snacks: [] }));

export const dayOf = (days: Days, date: string): Day => days[date] ?? emptyDay(date);

export const chosenOf = (day: DaySelection, kind: DishKind): readonly number[] =>
  day[fieldOfKind[kind]];

/** Null when the day already has as many dishes of this kind as the plan gives. */
export function toggleDish(
  day: Day,
  { id, kind }: Pick<Dish, 'id' | 'kind'>,
  required: DishCounts,
): Day | null {
  const field = fieldOfKind[kind];
  const chosen = day[field];
  if (chosen.includes(id)) {
    const { [id]: _taken, ...replaced } = day.replaced ?? {};
    return { ...day, [field]: chosen.filter((one) => one !== id), replaced };
  }
  if (chosen.length >= required[field]) return null;
  return { ...day, [field]: [...chosen, id] };
}

export const byDate = (selection: readonly Day[]): Days =>
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

/** The result of repeating a day on the open ones. */
export interface Repeat {
  /** The open days after the repeat; those of `unfilled` are still incomplete. */
  filled: FilledDay[];
  unfilled: string[];
  /** How many dishes replace others. */
  replacements: number;
}

/** Kept, as the press that repeats a day asks for what its preview has shown. */
export const repeatDay = weakMapMemoize((days: Days, date: string, plan: Plan): Repeat => {
  const filled = fillDays(dayOf(days, date), days, plan);
  return {
    filled,
    unfilled: incompleteDates(byDate(filled), { ...plan, dates: filled.map((day) => day.date) }),
    replacements: filled.reduce((sum, { replaced }) => sum + Object.keys(replaced).length, 0),
  };
});

/** The days with something on them, as the API takes them. */
export const selectionOf = (days: Days, dates: readonly string[]): DaySelection[] =>
  dates
    .map((date) => dayOf(days, date))
    .filter(({ meals, snacks }) => meals.length + snacks.length > 0)
    .map(({ date, meals, snacks }) => ({ date, meals, snacks }));

export function nextDate(dates: readonly string[], date: string): string | null {
  return dates.find((one) => one > date) ?? null;
}

/** The next incomplete day, searching from the given one and then from the beginning. */
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
    const replaced = isRecord(day['replaced']) ? replacedOf(day['replaced']) : {};
    return [[date, { date, meals: day['meals'], snacks: day['snacks'], ...replaced }] as const];
  });
  return days.length === 0 ? null : Object.fromEntries(days);
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isId);

function replacedOf(draft: Readonly<Record<string, unknown>>): Pick<Day, 'replaced'> {
  const marks = Object.entries(draft).flatMap(([id, original]) =>
    isId(Number(id)) && isId(original) ? [[Number(id), original] as const] : [],
  );
  return { replaced: Object.fromEntries(marks) };
}
