import type { Nutrition, NutritionTarget, PortionTargets } from './wire/nutrition.ts';

interface PortionCounts {
  meals: number;
  snacks: number;
}

/** How far, in per cent, the dishes of a day may deviate from its promise. */
const TOLERANCE_PERCENT = 10;
/** Promises are read more easily in tens. */
const STEP = 10;

/** The promise for a day with this many meals and snacks. */
export function promisedDay(
  { meal, snack }: PortionTargets,
  { meals, snacks }: PortionCounts,
): NutritionTarget {
  return {
    calories: meals * meal.calories + snacks * snack.calories,
    protein: meals * meal.protein + snacks * snack.protein,
  };
}

export function sumNutrition(portions: readonly Nutrition[]): Nutrition {
  const sum = (field: keyof Nutrition) =>
    portions.reduce((total, portion) => total + portion[field], 0);
  return {
    calories: sum('calories'),
    carbs: sum('carbs'),
    fat: sum('fat'),
    protein: sum('protein'),
  };
}

/** The range of calories of every complete day, in whole tens. */
export function calorieRange({ calories }: NutritionTarget): { from: number; to: number } {
  const inSteps = (percent: number) => Math.round((calories * percent) / 100 / STEP) * STEP;
  return { from: inSteps(100 - TOLERANCE_PERCENT), to: inSteps(100 + TOLERANCE_PERCENT) };
}

/** True where calories and protein keep the promise. */
export function keepsPromise(day: NutritionTarget, promise: NutritionTarget): boolean {
  const isNear = (field: keyof NutritionTarget) =>
    100 * Math.abs(day[field] - promise[field]) <= TOLERANCE_PERCENT * promise[field];
  return isNear('calories') && isNear('protein');
}
