import { isDeliveryDay } from '../../../src/contract/deliveryCalendar.ts';
import type { Language } from '../../../src/contract/languages.ts';
import { isOpenForChanges, lastDayToChange } from '../../../src/contract/planDays.ts';
import { daysAddedFor } from '../../../src/contract/skippedDays.ts';
import type { AppContext } from '../../context.ts';
import { dropEmptyFreezes } from '../../db/stores/planFreezeStore.ts';
import { lockChain } from '../../db/stores/planChainStore.ts';
import { insertMovedDay } from '../../db/stores/planChangeStore.ts';
import {
  deletePlanDays,
  listPlanDays,
  setDayStatus,
  updatePlanEnds,
  type PlanDayRow,
} from '../../db/stores/planStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { MessageKey, MessageValues } from '../../i18n/translate.ts';
import { addPlanDays } from './addPlanDays.ts';
import { checkOpen, daySkippedTo, daysOffOf, holdDay, type DayOfOrder } from './openDay.ts';
import { isDelivered } from './orderState.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

interface DayRequest extends DayOfOrder {
  readonly language: Language;
}

/**
 * Moves the delivery of a day to the end of its plan, in one transaction that locks the order. Idempotent, even when
 * the day is closed meanwhile.
 */
export async function skipDay(
  { db, content, clock }: Context,
  { language, ...named }: DayRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { closedDates } = await content.hold(trx);
    await lockChain(trx, named);
    const { order, day } = await holdDay(trx, named);
    if (day.status === 'skipped') return;
    const now = clock();
    checkOpen({ order, day }, now);
    const movedTo = await daySkippedTo(trx, day, closedDates);
    await setDayStatus(trx, [day.id], 'skipped');
    await addPlanDays(trx, [{ itemId: day.item_id, date: movedTo, makes_up_for: day.id }]);
    await updatePlanEnds(trx, [day.item_id]);
    await insertMovedDay(trx, {
      ...requestOf(day, language, now),
      kind: 'skipped',
      movedTo,
      touched: [day.date],
    });
  });
}

/**
 * Delivers a skipped day again and removes the day that was added for it, as long as the day itself is open.
 * Idempotent.
 */
export async function takeDayBack(
  { db, content, clock }: Context,
  { language, ...named }: DayRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { closedDates } = await content.hold(trx);
    const { order, day } = await holdDay(trx, named);
    if (day.status === 'scheduled') return;
    if (!isDelivered(order) || day.status !== 'skipped') throw new ApiError('day_not_delivered');
    const now = clock();
    const added = daysAddedFor(await listPlanDays(trx, day.item_id), day);
    const moved = checkTakeBack(day, { added, closedDates, now });
    await deletePlanDays(
      trx,
      added.map(({ id }) => id),
    );
    await setDayStatus(trx, [day.id], 'scheduled');
    await dropEmptyFreezes(trx, [day.item_id]);
    await updatePlanEnds(trx, [day.item_id]);
    await insertMovedDay(trx, {
      ...requestOf(day, language, now),
      kind: 'taken_back',
      movedTo: moved.date,
      touched: [day, ...added].map(({ date }) => date),
    });
  });
}

interface TakeBack {
  readonly added: Awaited<ReturnType<typeof listPlanDays>>;
  readonly closedDates: ReadonlySet<string>;
  readonly now: Date;
}

/** The day that replaces the skipped one; refuses where one of the two can no longer change. */
function checkTakeBack(day: PlanDayRow, taking: TakeBack) {
  const { date, delivery_preference } = day;
  const { added, closedDates, now } = taking;
  const moved = added.at(-1);
  if (moved === undefined) throw new ApiError('day_not_delivered');
  const values = { date: { day: date }, moved: { day: moved.date } };
  if (!isOpenForChanges(date, now)) {
    throw refuse('server.plan.skip_closed', { ...values, last: { day: lastDayToChange(date) } });
  }
  if (!isDeliveryDay(date, 'all_days', daysOffOf(day, new Set()))) {
    throw refuse('server.plan.skip_frozen', values);
  }
  // The kitchen may have closed since it was skipped.
  if (!isDeliveryDay(date, delivery_preference, closedDates)) {
    throw refuse('server.plan.skip_kitchen_closed', values);
  }
  if (moved.status !== 'scheduled') throw refuse('server.plan.skip_kept', values);
  return moved;
}

function refuse(key: MessageKey, values: MessageValues): ApiError {
  return new ApiError('day_closed', { message: { key, values } });
}

const requestOf = ({ item_id, date }: PlanDayRow, language: Language, now: Date) => ({
  itemId: item_id,
  date,
  language,
  now,
});
