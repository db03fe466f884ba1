import { earliestStartDate, isDeliveryDay } from '../../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitToday, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { DishKind } from '../../../src/contract/wire/common.ts';
import type { Portion } from '../../../src/contract/wire/dish.ts';
import type { PortionTargets } from '../../../src/contract/wire/nutrition.ts';
import type { SampleWeekQuery, SampleWeekResponse } from '../../../src/contract/wire/sampleWeek.ts';
import type { AppContext } from '../../context.ts';
import type { MenuDish } from '../../db/content.ts';
import { notFound } from '../../errors/ApiError.ts';
import { menuOf } from './menu.ts';
import { portionOf, portionTargets } from './portions.ts';

/** What a plan would bring in the first whole week that can still be delivered. */
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
      ...pick(onMenu(menu, date, 'meal'), plan.meals, served),
      ...pick(onMenu(menu, date, 'snack'), plan.snacks, served),
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
  return menu.filter(({ row }) => row.kind === kind && row.weekdays.includes(weekdayOf(date)));
}

/**
 * One dish from each equal part of the menu, so that a day has a breakfast and different kitchens,
 * and of each part the one that the week has had least. Fewer where the menu is too small.
 */
function pick(menu: readonly MenuDish[], count: number, served: Map<number, number>): MenuDish[] {
  const times = ({ row }: MenuDish) => served.get(row.id) ?? 0;
  // A single meal is a lunch: the menu begins with breakfasts.
  const dishes = count === 1 ? menu.toReversed() : menu;
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * menu.length) / count);
    const to = Math.floor(((part + 1) * menu.length) / count);
    const [rarest] = dishes.slice(from, to).sort((one, other) => times(one) - times(other));
    if (rarest !== undefined) served.set(rarest.row.id, times(rarest) + 1);
    return rarest;
  }).filter((dish) => dish !== undefined);
}

function toPortion({ row }: MenuDish, targets: PortionTargets): Portion {
  const { id, kind, name_en, name_ar, image } = row;
  return { id, kind, name_en, name_ar, image, ...portionOf(row, targets) };
}
