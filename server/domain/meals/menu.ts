import type { Content, MenuDish } from '../../db/content.ts';

/** The menu of a package: of a vegetarian one, vegetarian dishes alone. */
export function menuOf(
  { dishes }: Content,
  { vegetarian }: { readonly vegetarian: boolean },
): readonly MenuDish[] {
  return vegetarian ? dishes.filter(({ row }) => row.vegetarian) : dishes;
}
