import { isDeliveryDay, START_WITHIN_DAYS } from '../../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { earliestStart } from '../../../src/contract/renewal.ts';
import type { AddCartItem } from '../../../src/contract/wire/cart.ts';
import type { Category, Content } from '../../db/content.ts';
import { notFound } from '../../errors/ApiError.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';

interface Wanted {
  readonly now: Date;
  /** The last day of the plan that it continues; null where it continues none. */
  readonly continues: string | null;
}

/** Refuses a plan that the kitchen does not offer, and one that begins before the plan that it continues has ended. */
export function checkPlan(plan: AddCartItem, offered: Content, wanted: Wanted): void {
  if (categoryOf(plan, offered) === undefined) throw notFound();
  const checks = new FieldChecks();
  checkChoices(plan, checks, offered, wanted);
  checks.finish();
}

const categoryOf = ({ package_category_id: id }: Partial<AddCartItem>, { categories }: Content) =>
  categories.find(({ row }) => row.id === id);

/** As above, of the choices that are valid by themselves. */
export function checkChoices(
  plan: Partial<AddCartItem>,
  checks: FieldChecks,
  offered: Content,
  { now, continues }: Wanted,
): void {
  const category = categoryOf(plan, offered);
  if (category !== undefined) checkCategory(checks, plan, category);
  const calendar = { today: kuwaitToday(now), closed: offered.closedDates, continues };
  checkStartDate(checks, plan, calendar);
  if (isOutside(plan.delivery_time_slot_id, idsOf(offered.timeSlots))) {
    checks.add('delivery_time_slot_id', 'server.plan.time_slot');
  }
}

const isOutside = <Value>(value: Value | undefined, sold: readonly Value[]): boolean =>
  value !== undefined && !sold.includes(value);

const idsOf = (sold: readonly { readonly id: number }[]) => sold.map(({ id }) => id);

function checkCategory(
  checks: FieldChecks,
  plan: Partial<AddCartItem>,
  { row, variants, dayOptions }: Category,
): void {
  if (isOutside(plan.variant_id, idsOf(variants))) checks.add('variant_id', 'server.plan.variant');
  const refuse = (field: keyof AddCartItem) => checks.add(field, 'server.plan.combination');
  if (plan.meals === 0 && plan.snacks === 0) checks.add('meals', 'server.plan.nothing');
  else {
    if (isOutside(plan.meals, row.meal_options)) refuse('meals');
    if (isOutside(plan.snacks, row.snack_options)) refuse('snacks');
  }
  const days = dayOptions.map((option) => option.days);
  if (isOutside(plan.days, days)) refuse('days');
  if (isOutside(plan.delivery_preference, row.delivery_preferences)) refuse('delivery_preference');
}

interface Calendar extends Pick<Wanted, 'continues'> {
  readonly today: string;
  readonly closed: ReadonlySet<string>;
}

function checkStartDate(
  checks: FieldChecks,
  // What no plan can begin on, this one cannot either.
  { start_date, delivery_preference: preference = 'all_days' }: Partial<AddCartItem>,
  { today, closed, continues }: Calendar,
): void {
  if (start_date === undefined) return;
  const earliest = earliestStart({ preference, continues }, today, closed);
  const usual = addDays(today, START_WITHIN_DAYS);
  const latest = earliest > usual ? earliest : usual;
  if (continues !== null && start_date < earliest) {
    const values = { last: { day: continues }, date: { day: earliest } };
    checks.add('start_date', 'server.plan.start_in_plan', values);
  } else if (start_date < earliest) {
    checks.add('start_date', 'server.plan.start_too_early', { date: { day: earliest } });
  } else if (start_date > latest) {
    checks.add('start_date', 'server.plan.start_too_late', { date: { day: latest } });
  } else if (!isDeliveryDay(start_date, preference, closed)) {
    checks.add('start_date', 'server.plan.start_not_delivered', { date: { day: start_date } });
  }
}
