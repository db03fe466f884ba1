import type { DishKind } from '../../../src/contract/wire/common.ts';
import type { MenuDish } from '../../db/content.ts';
import { isServed } from '../meals/menu.ts';
import { pickDishes } from '../meals/pickDishes.ts';

export interface PlanOfCustomer {
  /** Dishes of one day. */
  readonly meals: number;
  readonly snacks: number;
  readonly menu: readonly MenuDish[];
  /** Declared by the customer: dishes with these are excluded. */
  readonly allergens: ReadonlySet<number>;
  /** Dishes with these are served only when nothing else is left. */
  readonly dislikes: ReadonlySet<number>;
}

export interface PlanDay {
  readonly date: string;
  /** Dishes that are already chosen. */
  readonly dishes: readonly { readonly id: number; readonly kind: DishKind }[];
  /** Whether missing dishes are to be chosen now. */
  readonly isDue: boolean;
}

export interface PlannedDay {
  readonly date: string;
  readonly added: readonly MenuDish[];
  /** Places that stay empty: no dish of the menu may be served there. */
  readonly missing: number;
}

/**
 * The dishes that the dietitian serves on the due days. `days` are all days of the plan by date, so that dishes vary
 * over the whole of it. Deterministic.
 */
export function planDays(days: readonly PlanDay[], plan: PlanOfCustomer): PlannedDay[] {
  const served = new Map<number, number>();
  for (const { id } of days.flatMap(({ dishes }) => dishes)) {
    served.set(id, (served.get(id) ?? 0) + 1);
  }
  const permitted = plan.menu.filter(({ allergens }) => !hasAny(allergens, plan.allergens));
  const isDisliked = ({ ingredients }: MenuDish) => hasAny(ingredients, plan.dislikes);
  return days
    .filter(({ isDue }) => isDue)
    .map(({ date, dishes }) => {
      const chosen = new Set(dishes.map(({ id }) => id));
      const missing = (kind: DishKind, count: number) =>
        Math.max(0, count - dishes.filter((dish) => dish.kind === kind).length);
      const choose = (kind: DishKind, count: number) => {
        const menu = permitted.filter(
          (dish) => isServed(dish, kind, date) && !chosen.has(dish.row.id),
        );
        return pickDishes(menu, count, { served, isDisliked });
      };
      const [meals, snacks] = [missing('meal', plan.meals), missing('snack', plan.snacks)];
      const added = [...choose('meal', meals), ...choose('snack', snacks)];
      return { date, added, missing: meals + snacks - added.length };
    });
}

function hasAny(choices: readonly { readonly id: number }[], ids: ReadonlySet<number>): boolean {
  return choices.some(({ id }) => ids.has(id));
}
