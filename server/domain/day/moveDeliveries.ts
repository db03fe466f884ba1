import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { firstOpenDay } from '../../../src/contract/planDays.ts';
import { lastDayOf, newLastDay } from '../../../src/contract/skippedDays.ts';
import type { Db } from '../../db/database.ts';
import type { PlannedDelivery } from '../../db/stores/daySheetStore.ts';
import { plansOfChains } from '../../db/stores/planChainStore.ts';
import { setDayStatus, updatePlanEnds } from '../../db/stores/planStore.ts';
import { addPlanDays } from '../orders/addPlanDays.ts';
import { daysOffOf } from '../orders/openDay.ts';
import type { MovedDelivery } from './movedDelivery.ts';

interface Moving {
  readonly now: Date;
  readonly closedDates: ReadonlySet<string>;
}

/**
 * Takes deliveries that the kitchen does not bring out of their plans and adds a day after the whole chain in the place
 * of each, as for a day that is skipped. Call it with the orders of the chains held.
 */
export async function moveDeliveries<Day extends PlannedDelivery>(
  trx: Db,
  days: readonly Day[],
  moving: Moving,
): Promise<MovedDelivery<Day>[]> {
  if (days.length === 0) return [];
  await setDayStatus(
    trx,
    days.map(({ id }) => id),
    'cancelled',
  );
  const moved = await findPlaces(trx, days, moving);
  await addPlanDays(
    trx,
    moved.flatMap(({ day, to }) =>
      to === null ? [] : [{ itemId: day.item_id, date: to, makes_up_for: day.id }],
    ),
  );
  await updatePlanEnds(
    trx,
    days.map(({ item_id }) => item_id),
  );
  return moved;
}

async function findPlaces<Day extends PlannedDelivery>(
  trx: Db,
  days: readonly Day[],
  { now, closedDates }: Moving,
): Promise<MovedDelivery<Day>[]> {
  const going = days.filter(isGoingOn);
  const plans = await plansOfChains(
    trx,
    going.map(({ item_id }) => item_id),
  );
  // Of two plans in one chain, the second one's day comes after the first one's.
  const lastDays = new Map(plans.map(({ id, last }) => [id, last]));
  const chains = new Map<number, number[]>();
  for (const { of, id } of plans) chains.set(of, [...(chains.get(of) ?? []), id]);
  return days.map((day) => {
    if (!isGoingOn(day)) return { day, to: null };
    const chain = chains.get(day.item_id) ?? [];
    const taken = chain.flatMap((id) => lastDays.get(id) ?? []);
    const last = taken.length === 0 ? [day.date] : taken;
    // It can be chosen, and prepared, whenever the plan ends.
    const lastDay = lastDayOf([...last, addDays(firstOpenDay(now), -1)].map((date) => ({ date })));
    const to = newLastDay(lastDay, day.delivery_preference, daysOffOf(day, closedDates));
    lastDays.set(day.item_id, to);
    return { day, to };
  });
}

/** A stopped plan and a deleted account get no further delivery. */
const isGoingOn = ({ stopped_at, deleted_at }: PlannedDelivery): boolean =>
  stopped_at === null && deleted_at === null;
