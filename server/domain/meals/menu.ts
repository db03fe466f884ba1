import { weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { DishKind } from '../../../src/contract/wire/common.ts';
import type { Content, MenuDish } from '../../db/content.ts';

/** The dishes of a package; a vegetarian package has vegetarian dishes alone. */
export function menuOf(
  { dishes }: Content,
  { vegetarian }: { readonly vegetarian: boolean },
): readonly MenuDish[] {
  return vegetarian ? dishes.filter(({ row }) => row.vegetarian) : dishes;
}

/** Whether a dish fits this part of the day. */
export const isServed = ({ row }: MenuDish, kind: DishKind, date: string): boolean =>
  row.kind === kind && row.weekdays.includes(weekdayOf(date));

interface Identified {
  readonly id: number;
}

/** Items that are in both lists, as the first list has them. */
export function inBoth<T extends Identified>(
  first: readonly T[],
  second: readonly Identified[],
): T[] {
  const ids = new Set(second.map(({ id }) => id));
  return first.filter(({ id }) => ids.has(id));
}
