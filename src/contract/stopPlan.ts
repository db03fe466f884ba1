import { addDays, kuwaitInstant } from './kuwaitTime.ts';
import type { Fils } from './money.ts';
import { isOpenForChanges } from './planDays.ts';
import { REFUND_WITHIN_DAYS } from './policies.ts';

/** A day of a plan, as far as stopping knows it. */
interface StoppableDay {
  readonly date: string;
  /** The kitchen's record. */
  readonly status: string;
}

const isDelivery = ({ status }: StoppableDay) => status === 'scheduled' || status === 'delivered';

const deliveryDatesOf = (days: readonly StoppableDay[]): string[] =>
  days
    .filter(isDelivery)
    .map(({ date }) => date)
    .sort();

/**
 * The last Kuwait day on which a plan can be stopped: that of its third delivery, because the terms count delivered
 * days; null where nothing is delivered.
 */
export function lastDayToStop(days: readonly StoppableDay[]): string | null {
  const dates = deliveryDatesOf(days);
  return dates[REFUND_WITHIN_DAYS - 1] ?? dates.at(-1) ?? null;
}

/** Keys of the translations, the same for the page and the API. */
type StopProblemKey = 'stopPlan.tooLate' | 'stopPlan.nothingLeft';

interface StopProblem {
  readonly key: StopProblemKey;
  /** The last day on which it could be stopped, or that of the last delivery. */
  readonly date: string;
}

/** Why a plan cannot be stopped; null where it can. */
export function stopProblem(days: readonly StoppableDay[], now: Date): StopProblem | null {
  const last = lastDayToStop(days);
  if (last !== null && now >= kuwaitInstant(addDays(last, 1), '00:00')) {
    return { key: 'stopPlan.tooLate', date: last };
  }
  const isAnyOpen = deliveryDatesOf(days).some((date) => isOpenForChanges(date, now));
  return isAnyOpen
    ? null
    : { key: 'stopPlan.nothingLeft', date: deliveryDatesOf(days).at(-1) ?? '' };
}

interface Stop<Day> {
  /** The removed days: every day that is still open, delivered or not. */
  readonly cancelled: readonly Day[];
  /** How many deliveries are among them. */
  readonly undelivered: number;
  /** How many deliveries have come, or still come. */
  readonly delivered: number;
  /** The first delivery that does not come any more. */
  readonly from: string;
  /** The last day that does; null where none does. */
  readonly lastDay: string | null;
}

/** What stopping a plan now does. Check first that it is allowed. */
export function stopPlan<Day extends StoppableDay>(days: readonly Day[], now: Date): Stop<Day> {
  const cancelled = days.filter(
    (day) => day.status !== 'cancelled' && isOpenForChanges(day.date, now),
  );
  const gone = deliveryDatesOf(cancelled);
  const kept = deliveryDatesOf(days.filter((day) => !cancelled.includes(day)));
  return {
    cancelled,
    undelivered: gone.length,
    delivered: kept.length,
    from: gone[0] ?? '',
    lastDay: kept.at(-1) ?? null,
  };
}

interface PlanToPay {
  readonly id: number;
  /** Its price, before discounts on the whole order. */
  readonly total: Fils;
  /** How many of the bought days are delivered, as things are now. */
  readonly delivered: number;
}

interface PaidOrder {
  readonly grandTotal: Fils;
  readonly delivery: Fils;
  /** Always in the same order: the fils that do not divide go by it. */
  readonly plans: readonly PlanToPay[];
}

interface Owed {
  readonly amount: Fils;
  /** The part of it that is the delivery fee. */
  readonly delivery: Fils;
}

/**
 * The refund for a plan with this many undelivered days: their share of what was paid for the plan, rounded up in the
 * customer's favour by less than a fils. The delivery fee is refunded with the last plan of an order that never
 * delivers anything.
 */
export function owedForStop(
  { grandTotal, delivery, plans }: PaidOrder,
  { id, undelivered }: { readonly id: number; readonly undelivered: number },
): Owed {
  const index = plans.findIndex((plan) => plan.id === id);
  const plan = plans[index];
  if (plan === undefined) throw new RangeError(`No plan ${id}`);
  const price = sumOf(plans.map(({ total }) => total));
  const paidForPlans = Math.max(0, grandTotal - delivery);
  const shareUntil = (end: number) =>
    proportion(paidForPlans, sumOf(plans.slice(0, end).map(({ total }) => total)), price);
  // The shares of all plans add up to what was paid for them.
  const paid = shareUntil(index + 1) - shareUntil(index);
  const forDays = paid - proportion(paid, plan.delivered, plan.delivered + undelivered);
  const fee = plans.every(({ delivered }) => delivered === 0) ? Math.min(delivery, grandTotal) : 0;
  return { amount: forDays + fee, delivery: fee };
}

const sumOf = (amounts: readonly Fils[]): Fils => amounts.reduce((sum, fils) => sum + fils, 0);

/** Rounded down. The product of two amounts is more than a number holds exactly. */
const proportion = (amount: Fils, part: number, whole: number): Fils =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
