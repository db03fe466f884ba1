import { earliestStartDate, isDeliveryDay } from '../../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitToday, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { DishKind } from '../../../src/contract/wire/common.ts';
import type { Portion } from '../../../src/contract/wire/dish.ts';
import type { PortionTargets } from '../../../src/contract/wire/nutrition.ts';
import type { SampleWeekQuery, SampleWeekResponse } from '../../../src/contract/wire/sampleWeek.ts';
import type { AppContext } from '../../context.ts';
import type { MenuDish } from '../../db/content.ts';
import { notFound } from '../../errors/ApiError.ts';
import { isServed, menuOf } from './menu.ts';
import { pickDishes } from './pickDishes.ts';
import { portionOf, portionTargets } from './portions.ts';

/** What a plan would deliver in the first whole week that can still be ordered. */
export async function viewSampleWeek(
  { db, content, clock }: AppContext,
  plan: SampleWeekQuery,
): Promise<SampleWeekResponse> {
  const offered = await content.now(db);
  const category = offered.categories.find(({ variants }) =>
    variants.some(({ id }) => id === plan.variant_id),
  );
  const variant = category?.variants.find(({ id }) => id === plan.variant_id);
  if (category === undefined || variant === undefined) throw notFound();
  const targets = portionTargets(variant);
  const menu = menuOf(offered, category.row);
  const served = new Map<number, number>();
  const days = weekDates(kuwaitToday(clock()), plan, offered.closedDates).map((date) => ({
    date,
    dishes: [
      ...pickDishes(onMenu(menu, date, 'meal'), plan.meals, { served }),
      ...pickDishes(onMenu(menu, date, 'snack'), plan.snacks, { served }),
    ].map((dish) => toPortion(dish, targets)),
  }));
  return { days: days.filter(({ dishes }) => dishes.length === plan.meals + plan.snacks) };
}

/** The delivered days from the first Sunday that can be delivered to the Saturday after it. */
function weekDates(
  today: string,
  { delivery_preference: preference }: SampleWeekQuery,
  closed: ReadonlySet<string>,
): string[] {
  const earliest = earliestStartDate(today, preference, closed);
  const sunday = addDays(earliest, (7 - weekdayOf(earliest)) % 7);
  const week = Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
  return week.filter((date) => isDeliveryDay(date, preference, closed));
}

function onMenu(menu: readonly MenuDish[], date: string, kind: DishKind): MenuDish[] {
  return menu.filter((dish) => isServed(dish, kind, date));
}

function toPortion({ row }: MenuDish, targets: PortionTargets): Portion {
  const { id, kind, name_en, name_ar, image } = row;
  return { id, kind, name_en, name_ar, image, ...portionOf(row, targets) };
}
