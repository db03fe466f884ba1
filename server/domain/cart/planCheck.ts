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
export function checkPlan(
  plan: AddCartItem,
  { categories, closedDates, timeSlots }: Content,
  { now, continues }: Wanted,
): void {
  const category = categories.find(({ row }) => row.id === plan.package_category_id);
  if (category === undefined) throw notFound();
  const checks = new FieldChecks();
  checkChoices(checks, plan, category);
  checkStartDate(checks, plan, { today: kuwaitToday(now), closed: closedDates, continues });
  if (!timeSlots.some((slot) => slot.id === plan.delivery_time_slot_id)) {
    checks.add('delivery_time_slot_id', 'server.plan.time_slot');
  }
  checks.finish();
}

function checkChoices(checks: FieldChecks, plan: AddCartItem, category: Category): void {
  if (!category.variants.some((variant) => variant.id === plan.variant_id)) {
    checks.add('variant_id', 'server.plan.variant');
  }
  if (plan.meals + plan.snacks === 0) {
    checks.add('meals', 'server.plan.nothing');
    return;
  }
  const { meal_options, snack_options } = category.row;
  if (!meal_options.includes(plan.meals)) checks.add('meals', 'server.plan.combination');
  if (!snack_options.includes(plan.snacks)) checks.add('snacks', 'server.plan.combination');
  if (!category.dayOptions.some(({ days }) => days === plan.days)) {
    checks.add('days', 'server.plan.combination');
  }
  if (!category.row.delivery_preferences.includes(plan.delivery_preference)) {
    checks.add('delivery_preference', 'server.plan.combination');
  }
}

interface Calendar extends Pick<Wanted, 'continues'> {
  readonly today: string;
  readonly closed: ReadonlySet<string>;
}

function checkStartDate(
  checks: FieldChecks,
  { start_date, delivery_preference: preference }: AddCartItem,
  { today, closed, continues }: Calendar,
): void {
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
