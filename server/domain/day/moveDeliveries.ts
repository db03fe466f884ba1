import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { firstOpenDay } from '../../../src/contract/planDays.ts';
import { lastDayOf, newLastDay } from '../../../src/contract/skippedDays.ts';
import type { Db } from '../../db/database.ts';
import type { PlannedDelivery } from '../../db/stores/daySheetStore.ts';
import { lastDaysOfChains } from '../../db/stores/planChainStore.ts';
import { setDayStatus, updatePlanEnd } from '../../db/stores/planStore.ts';
import { addPlanDays } from '../orders/addPlanDays.ts';
import { daysOffOf } from '../orders/openDay.ts';

interface Moving {
  readonly now: Date;
  readonly closedDates: ReadonlySet<string>;
}

/**
 * Removes a delivery that the kitchen cannot make, and adds a day after the whole chain instead, as for a skipped
 * day. Returns the new day; null where the plan gets no further delivery, and the day is refunded. Call it with the
 * orders of the chain locked.
 */
export async function moveDelivery(
  trx: Db,
  day: PlannedDelivery,
  moving: Moving,
): Promise<string | null> {
  await setDayStatus(trx, [day.id], 'cancelled');
  const date = isGoingOn(day) ? await dayInstead(trx, day, moving) : null;
  if (date !== null) await addPlanDays(trx, day.item_id, [{ date, makes_up_for: day.id }]);
  await updatePlanEnd(trx, day.order_id, day.item_id);
  return date;
}

async function dayInstead(
  trx: Db,
  day: PlannedDelivery,
  { now, closedDates }: Moving,
): Promise<string> {
  const lastDays = await lastDaysOfChains(trx, [day.item_id]);
  // It can be chosen, and prepared, whenever the plan ends.
  const lastDay = lastDayOf([
    { date: lastDays.get(day.item_id) ?? day.date },
    { date: addDays(firstOpenDay(now), -1) },
  ]);
  return newLastDay(lastDay, day.delivery_preference, daysOffOf(day, closedDates));
}

/** A stopped plan and a deleted account get no further delivery. */
const isGoingOn = ({ stopped_at, deleted_at }: PlannedDelivery): boolean =>
  stopped_at === null && deleted_at === null;
