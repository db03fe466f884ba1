import type { MenuDish } from '../../db/content.ts';

interface Variety {
  /** How often each dish has been served; picked dishes are added. */
  readonly served: Map<number, number>;
  readonly isDisliked?: (dish: MenuDish) => boolean;
}

/**
 * Picks different dishes: disliked ones last, then the least served first. It takes one from each equal part of the
 * menu, so that a day has a breakfast and different cuisines. Returns fewer where the menu is too small.
 * Deterministic.
 */
export function pickDishes(
  menu: readonly MenuDish[],
  count: number,
  { served, isDisliked = () => false }: Variety,
): MenuDish[] {
  // The menu begins with breakfasts; a single meal has to be a lunch.
  const dishes = count === 1 ? menu.toReversed() : menu;
  const picked: MenuDish[] = [];
  for (let part = 0; part < count; part += 1) {
    const from = Math.floor((part * dishes.length) / count);
    const to = Math.floor(((part + 1) * dishes.length) / count);
    const cost = (dish: MenuDish): Cost => [
      Number(isDisliked(dish)),
      served.get(dish.row.id) ?? 0,
      Number(!dishes.slice(from, to).includes(dish)),
    ];
    const [best] = dishes
      .filter((dish) => !picked.includes(dish))
      .map((dish) => ({ dish, cost: cost(dish) }))
      .sort((one, other) => compare(one.cost, other.cost));
    if (best === undefined) break;
    picked.push(best.dish);
    served.set(best.dish.row.id, best.cost[1] + 1);
  }
  return picked;
}

type Cost = readonly [disliked: number, served: number, elsewhere: number];

const compare = (one: Cost, other: Cost) =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
