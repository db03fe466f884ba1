import {
  choosableIds,
  dishKinds,
  fieldOfKind,
  isDayComplete,
  menuOf,
  type DishCounts,
} from './selection.ts';
import type { DaySelection, Dish } from './wire/dish.ts';

type PlanDish = Pick<
  Dish,
  | 'id'
  | 'kind'
  | 'weekdays'
  | 'calories'
  | 'carbs'
  | 'fat'
  | 'protein'
  | 'allergens'
  | 'ingredients'
  | 'blocked_by'
  | 'disliked'
>;

interface TaggedDish extends PlanDish {
  /** What it is made of; made once, as each dish is compared for each day. */
  tags: ReadonlySet<string>;
}

interface PlanToFill {
  /** Every delivered date, ascending. */
  readonly dates: readonly string[];
  readonly dishes: readonly PlanDish[];
  /** Of one day. */
  readonly required: DishCounts;
}

export interface FilledDay extends DaySelection {
  /** The id of a dish that stands for another → the id of that other one. */
  replaced: Record<number, number>;
}

/**
 * Fills every day that is not complete after the example of another one: what is chosen on the day
 * stays, then come the same dishes where they are on its menu, then for each of the others the
 * nearest dish of its kind. Allergies forbid any dish; what the customer dislikes comes only where
 * they chose it themselves. A day whose menu has too few permitted dishes stays incomplete.
 * The same plan is always filled in the same way.
 */
export function fillDays(
  example: DaySelection,
  days: Readonly<Record<string, DaySelection>>,
  { dates, dishes: offered, required }: PlanToFill,
): FilledDay[] {
  const uses = new Uses(Object.values(days));
  const dishes = offered.map((dish) => ({ ...dish, tags: tagsOf(dish) }));
  const open = dates.filter((date) => !isDayComplete(days[date], required));
  return open.map((date) => {
    const filled: FilledDay = { date, meals: [], snacks: [], replaced: {} };
    for (const kind of dishKinds) {
      const field = fieldOfKind[kind];
      const menu = menuOf(dishes, date, kind);
      const own = days[date]?.[field] ?? [];
      const lacking = example[field].filter((id) => !own.includes(id));
      const same = choosableIds(lacking, menu);
      const chosen = [...own, ...same].slice(0, required[field]);
      const missing = lacking.filter((id) => !same.includes(id));
      while (chosen.length < required[field]) {
        const original = dishes.find(({ id }) => id === missing[0]);
        const nearest = findNearest(original, menu, chosen, uses);
        if (nearest === null) break;
        chosen.push(nearest.id);
        const replaced = missing.shift();
        if (replaced !== undefined) filled.replaced[nearest.id] = replaced;
      }
      filled[field] = chosen;
      uses.add(chosen.filter((id) => !own.includes(id)));
    }
    return filled;
  });
}

/** How often each dish is in the plan. */
class Uses {
  readonly #counts = new Map<number, number>();

  constructor(days: readonly DaySelection[]) {
    for (const day of days) for (const kind of dishKinds) this.add(day[fieldOfKind[kind]]);
  }

  add(ids: readonly number[]): void {
    for (const id of ids) this.#counts.set(id, this.of(id) + 1);
  }

  of(id: number): number {
    return this.#counts.get(id) ?? 0;
  }
}

/** What a dish of entirely other ingredients and allergens weighs, against kilocalories. */
const UNLIKE = 100;
/** What each time weighs that a dish is in the plan already, so that replacements vary. */
const AGAIN = 30;

/** The first of the menu's nearest dishes that is permitted and not chosen yet. */
function findNearest(
  original: TaggedDish | undefined,
  menu: readonly TaggedDish[],
  chosen: readonly number[],
  uses: Uses,
): TaggedDish | null {
  let nearest: { dish: TaggedDish; distance: number } | null = null;
  for (const dish of menu) {
    if (!isPermitted(dish) || chosen.includes(dish.id)) continue;
    const difference = original === undefined ? 0 : differenceOf(dish, original);
    const distance = difference + AGAIN * uses.of(dish.id);
    if (nearest === null || distance < nearest.distance) nearest = { dish, distance };
  }
  return nearest?.dish ?? null;
}

const isPermitted = ({ blocked_by, disliked }: PlanDish) =>
  blocked_by.length === 0 && disliked.length === 0;

/** In kilocalories: those by which protein, carbs and fat differ, and what the dishes are made of. */
function differenceOf(one: TaggedDish, other: TaggedDish): number {
  const apart = (field: 'protein' | 'carbs' | 'fat') => Math.abs(one[field] - other[field]);
  const energy = 4 * apart('protein') + 4 * apart('carbs') + 9 * apart('fat');
  return energy + UNLIKE * (1 - shareInCommon(one.tags, other.tags));
}

const tagsOf = ({ ingredients, allergens }: PlanDish) =>
  new Set([
    ...ingredients.map(({ id }) => `ingredient ${id}`),
    ...allergens.map(({ id }) => `allergen ${id}`),
  ]);

function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((tag) => other.has(tag)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}
