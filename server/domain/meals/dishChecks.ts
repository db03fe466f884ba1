import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { isOpenForChanges } from '../../../src/contract/planDays.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  conflictingDays,
  dueDishChecks,
  endDishChecks,
  takeDishOut,
  type AffectedDay,
} from '../../db/stores/dishCheckStore.ts';
import { lockChains } from '../../db/stores/planChainStore.ts';

/** Longer than any transaction that could have chosen the dish with its former allergens. */
const CHECKED_FOR_MS = 10 * 60_000;

/**
 * Takes a dish out of the open days of customers who must not eat it. Returns these days, and those
 * that are being prepared, from which nothing is taken.
 */
export async function keepFromAllergic(
  trx: Db,
  dishId: number,
  now: Date,
): Promise<readonly AffectedDay[]> {
  const today = kuwaitToday(now);
  const found = await conflictingDays(trx, dishId, today);
  await lockChains(trx, [...new Set(found.map(({ order_id }) => order_id))]);
  // Read once they are held: a day may have changed while another request was waited for.
  const days = await conflictingDays(trx, dishId, today);
  const open = days.filter(({ date }) => isOpenForChanges(date, now));
  await takeDishOut(
    trx,
    dishId,
    open.map(({ id }) => id),
  );
  return days;
}

/** A concurrent transaction may have chosen the dish with its former allergens. */
export async function checkChangedDishes({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (const dishId of await dueDishChecks(db)) {
    await db.transaction().execute(async (trx) => {
      await keepFromAllergic(trx, dishId, now);
    });
  }
  await endDishChecks(db, new Date(now.getTime() - CHECKED_FOR_MS));
}
