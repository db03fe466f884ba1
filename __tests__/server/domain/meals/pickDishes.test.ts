import { pickDishes } from '../../../../server/domain/meals/pickDishes.ts';
import type { MenuDish } from '../../../../server/db/content.ts';
import { startTestApp } from '../../../support/testApp.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

describeOnDatabases('the dishes that are picked from a menu', (database) => {
  let menu: readonly MenuDish[];
  beforeAll(async () => {
    const { context, stop } = await startTestApp({ database });
    menu = (await context.content.now(context.db)).dishes.slice(0, 6);
    await stop();
  });

  const picked = (count: number, served = new Map<number, number>()) =>
    pickDishes(menu, count, { served }).map((dish) => menu.indexOf(dish));
  const idAt = (index: number) => menu[index]?.row.id ?? 0;

  it('come one from each part, the least served first', () => {
    expect(picked(3)).toEqual([0, 2, 4]);
    expect(picked(2)).toEqual([0, 3]);
    expect(picked(3, new Map([[idAt(2), 1]]))).toEqual([0, 3, 4]);
  });

  it('are one of the last where it is only one, so no breakfast', () => {
    expect(picked(1)).toEqual([5]);
  });

  it('are disliked only where there is no other', () => {
    const isDisliked = (dish: MenuDish) => dish.row.id !== idAt(5);
    const dishes = pickDishes(menu, 2, { served: new Map(), isDisliked });
    expect(dishes.map((dish) => menu.indexOf(dish))).toEqual([5, 3]);
  });

  it('are fewer where the menu is too small, and none twice', () => {
    expect(picked(8).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are counted as served', () => {
    const served = new Map([[idAt(0), 2]]);
    pickDishes(menu, 6, { served });
    expect(served.get(idAt(0))).toBe(3);
    expect(served.get(idAt(1))).toBe(1);
  });
});
