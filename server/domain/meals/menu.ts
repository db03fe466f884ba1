import { weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { DishKind } from '../../../src/contract/wire/common.ts';
import type { Content, MenuDish } from '../../db/content.ts';

/** The menu of a package: of a vegetarian one, vegetarian dishes alone. */
export function menuOf(
  { dishes }: Content,
  { vegetarian }: { readonly vegetarian: boolean },
): readonly MenuDish[] {
  return vegetarian ? dishes.filter(({ row }) => row.vegetarian) : dishes;
}

/** Whether a dish can be this part of the day. */
export const isServed = ({ row }: MenuDish, kind: DishKind, date: string): boolean =>
  row.kind === kind && row.weekdays.includes(weekdayOf(date));

interface Identified {
  readonly id: number;
}

/** What both name, as the first one has it. */
export function inBoth<T extends Identified>(
  first: readonly T[],
  second: readonly Identified[],
): T[] {
  const ids = new Set(second.map(({ id }) => id));
  return first.filter(({ id }) => ids.has(id));
}
