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
  /** Its ingredients; collected once, because each dish is compared for each day. */
  tags: ReadonlySet<string>;
}

interface PlanToFill {
  /** Every delivered date, ascending. */
  readonly dates: readonly string[];
  readonly dishes: readonly PlanDish[];
  /** Counts of one day. */
  readonly required: DishCounts;
}

export interface FilledDay extends DaySelection {
  /** From the id of a replaced dish to the id of its replacement. */
  replaced: Record<number, number>;
}

/**
 * Fills every incomplete day after the example of another. Chosen dishes stay; then the example's dishes are added
 * where they are on the day's menu; for each other one, the nearest dish of its kind. Dishes with declared allergens
 * are never added, disliked ones only where the customer chose them in the example. A day whose menu has too few
 * permitted dishes stays incomplete. Deterministic.
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

/** The distance of a dish without common ingredients and allergens, in kilocalories. */
const UNLIKE = 100;
/** Added for each time that a dish is already in the plan, so that replacements vary. */
const AGAIN = 30;

/** The nearest dish of the menu that is permitted and not chosen yet. */
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

/** In kilocalories: the differences in protein, carbs and fat, and in ingredients. */
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
