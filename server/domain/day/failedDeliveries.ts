import { isOpenForChanges } from '../../../src/contract/planDays.ts';
import { daysAddedFor } from '../../../src/contract/skippedDays.ts';
import type { FailureReason } from '../../../src/contract/staff/deliveryDay.ts';
import type { Db } from '../../db/database.ts';
import type { ServedDay } from '../../db/stores/daySheetStore.ts';
import { correctFailure, putFailure } from '../../db/stores/failedDeliveryStore.ts';
import { dropEmptyFreeze } from '../../db/stores/planFreezeStore.ts';
import { deletePlanDays, listPlanDays, updatePlanEnd } from '../../db/stores/planStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { keepPaid, payBackDay } from './payBackDay.ts';

/** Delays the mail, so that a mistake can be corrected before the customer gets it. */
const MAIL_AFTER_MS = 10 * 60_000;

export interface FailureReport {
  readonly reason: FailureReason;
  readonly note: string | null;
}

interface Failure {
  readonly report: FailureReport;
  readonly now: Date;
  /** The day in its place; null where nothing comes any more, and it is paid back. */
  readonly madeUpOn: string | null;
}

/** Writes down why a delivery failed that has been moved. */
export async function noteFailure(
  trx: Db,
  day: ServedDay,
  { report, now, madeUpOn }: Failure,
): Promise<void> {
  const mailDueAt = new Date(now.getTime() + MAIL_AFTER_MS);
  await putFailure(trx, { dayId: day.id, ...report, now, mailDueAt });
  if (madeUpOn === null) await payBackDay(trx, day, now);
}

/**
 * Removes the day that was added for a delivery that did arrive; refuses when that day is already in preparation or
 * past.
 */
export async function correctDelivery(trx: Db, day: ServedDay, now: Date): Promise<void> {
  await keepPaid(trx, day);
  const added = daysAddedFor(await listPlanDays(trx, day.item_id), day);
  const last = added.at(-1);
  if (last !== undefined) {
    if (last.status !== 'scheduled' || !isOpenForChanges(last.date, now)) {
      const values = { date: { day: day.date }, made: { day: last.date } };
      throw new ApiError('day_closed', { message: { key: 'server.day.made_up', values } });
    }
    await deletePlanDays(
      trx,
      added.map(({ id }) => id),
    );
    await dropEmptyFreeze(trx, day.item_id);
  }
  await updatePlanEnd(trx, day.order_id, day.item_id);
  await correctFailure(trx, day.id, now);
}
