import { isOpenForChanges } from '../../../src/contract/planDays.ts';
import { daysAddedFor, type SkippableDay } from '../../../src/contract/skippedDays.ts';
import type { Db } from '../../db/database.ts';
import type { ServedDay } from '../../db/stores/daySheetStore.ts';
import {
  correctFailures,
  putFailures,
  type FailureReport,
} from '../../db/stores/failedDeliveryStore.ts';
import { dropEmptyFreezes } from '../../db/stores/planFreezeStore.ts';
import { deletePlanDays, listDaysOfPlans, updatePlanEnds } from '../../db/stores/planStore.ts';
import { deleteRefunds, holdRefundsOfDays } from '../../db/stores/refundStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { MovedDelivery } from './movedDelivery.ts';
import { checkNotPaidBack, payBackDays } from './payBackDays.ts';

/** Delays the mail, so that a mistake can be corrected before the customer gets it. */
const MAIL_AFTER_MS = 10 * 60_000;

interface Failure {
  readonly report: FailureReport;
  readonly now: Date;
}

/** Writes down why deliveries failed that have been moved. */
export async function noteFailures(
  trx: Db,
  moved: readonly MovedDelivery<ServedDay>[],
  { report, now }: Failure,
): Promise<void> {
  if (moved.length === 0) return;
  await putFailures(
    trx,
    moved.map(({ day }) => day.id),
    { ...report, now, mailDueAt: new Date(now.getTime() + MAIL_AFTER_MS) },
  );
  const lost = moved.filter(({ to }) => to === null);
  await payBackDays(
    trx,
    lost.map(({ day }) => day),
    now,
  );
}

/** Takes out what was added for days that are delivered after all; refuses where that is being prepared, or is gone. */
export async function correctDeliveries(
  trx: Db,
  days: readonly ServedDay[],
  now: Date,
): Promise<void> {
  if (days.length === 0) return;
  const ids = days.map(({ id }) => id);
  const itemIds = days.map(({ item_id }) => item_id);
  const refunds = await holdRefundsOfDays(trx, ids);
  const planDays = await listDaysOfPlans(trx, itemIds);
  const added = days.flatMap((day) => {
    checkNotPaidBack(day, refunds);
    return daysMadeUpFor(
      day,
      planDays.filter(({ order_item_id }) => order_item_id === day.item_id),
      now,
    );
  });
  await deleteRefunds(
    trx,
    refunds.map(({ id }) => id),
  );
  if (added.length > 0) {
    await deletePlanDays(
      trx,
      added.map(({ id }) => id),
    );
    await dropEmptyFreezes(
      trx,
      added.map(({ order_item_id }) => order_item_id),
    );
  }
  await updatePlanEnds(trx, itemIds);
  await correctFailures(trx, ids, now);
}

function daysMadeUpFor<Day extends SkippableDay>(
  day: ServedDay,
  planDays: readonly Day[],
  now: Date,
): Day[] {
  const added = daysAddedFor(planDays, day);
  const last = added.at(-1);
  if (last === undefined) return [];
  if (last.status !== 'scheduled' || !isOpenForChanges(last.date, now)) {
    const values = { date: { day: day.date }, made: { day: last.date } };
    throw new ApiError('day_closed', { message: { key: 'server.day.made_up', values } });
  }
  return added;
}
