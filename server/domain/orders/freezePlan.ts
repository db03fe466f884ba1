import {
  daysOfFreeze,
  endFreeze,
  freezePlan as freeze,
  freezeProblem,
  type FreezablePlan,
  type FreezePeriod,
} from '../../../src/contract/frozenDays.ts';
import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { changeReminderAt, lastDayToChange } from '../../../src/contract/planDays.ts';
import type { AppContext } from '../../context.ts';
import { lastDaysOfChains, lockChain } from '../../db/stores/planChainStore.ts';
import { insertFrozenPlan } from '../../db/stores/planChangeStore.ts';
import {
  deleteFreeze,
  endFreezeEarly,
  insertFreeze,
  type FreezeRow,
} from '../../db/stores/planFreezeStore.ts';
import { deletePlanDays, setDayStatus, updatePlanEnds } from '../../db/stores/planStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import { addPlanDays } from './addPlanDays.ts';
import { holdPlan, type HeldPlan, type PlanRequest } from './heldPlan.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

interface FreezeRequest extends PlanRequest {
  readonly period: FreezePeriod;
}

/**
 * Moves the deliveries of some days to the end of their plan, once for each plan, in one transaction that locks the
 * order. Idempotent, even when the first day is closed meanwhile.
 */
export async function freezePlan(
  { db, content, clock }: Context,
  { period, ...named }: FreezeRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { itemId, language } = named;
    const { closedDates: closedDays } = await content.hold(trx);
    await lockChain(trx, named);
    const { days, preference, frozen } = await holdPlan(trx, named, 'server.plan.freeze_not_paid');
    if (frozen !== null && isSame(frozen, period)) return;
    if (frozen !== null) throw alreadyFrozen(frozen);
    const now = clock();
    const lastDays = await lastDaysOfChains(trx, [itemId]);
    const plan = { days, lastDay: lastDays.get(itemId) ?? '', preference, closedDays };
    const checks = new FieldChecks();
    checkPeriod(period, plan, now, checks);
    checks.finish();
    const { moved, lastDay, resumesOn } = freeze(period, plan);
    await setDayStatus(
      trx,
      moved.map(({ day }) => day.id),
      'frozen',
    );
    await addPlanDays(
      trx,
      moved.map(({ day, to }) => ({ itemId, date: to, makes_up_for: day.id })),
    );
    await insertFreeze(trx, {
      order_item_id: itemId,
      from_date: period.from,
      until_date: period.until,
      language,
      mail_due_at: endMailDueAt(resumesOn, now),
    });
    await updatePlanEnds(trx, [itemId]);
    await insertFrozenPlan(trx, {
      itemId,
      date: period.from,
      until: period.until,
      lastDay,
      language,
      now,
      touched: moved.map(({ day }) => day.date),
    });
  });
}

/** The plan is null where it is not known. */
export function checkPeriod(
  period: Partial<FreezePeriod>,
  plan: FreezablePlan | null,
  now: Date,
  checks: FieldChecks,
): void {
  const problem = freezeProblem(period, plan, now);
  if (problem === null) return;
  const { field, key, date, max } = problem;
  checks.add(field, key, { date: { day: date }, max });
}

/**
 * Ends a freeze: delivers again from the next open day and removes the days that were added for it. Idempotent. A
 * freeze that has not skipped a delivery yet does not count, so another one is possible.
 */
export async function thawPlan({ db, content, clock }: Context, named: PlanRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { itemId, language } = named;
    const { closedDates: closedDays } = await content.hold(trx);
    const { days, preference, frozen } = await holdPlan(trx, named, 'server.plan.freeze_not_paid');
    if (frozen === null || frozen.ended_early) return;
    const now = clock();
    const end = endFreeze(periodOf(frozen), { days, preference, closedDays }, now);
    if (end === null) throw endsByItself(frozen, days);
    const { back, gone, resumesOn, lastDay, hasBegun } = end;
    await setDayStatus(
      trx,
      back.map(({ id }) => id),
      'scheduled',
    );
    await deletePlanDays(
      trx,
      gone.map(({ id }) => id),
    );
    if (hasBegun) await endFreezeEarly(trx, frozen.id, addDays(resumesOn, -1));
    else await deleteFreeze(trx, frozen.id);
    await updatePlanEnds(trx, [itemId]);
    await insertFrozenPlan(trx, {
      itemId,
      date: resumesOn,
      until: null,
      lastDay,
      language,
      now,
      // A confirmation that has not been sent names the first day of the freeze.
      touched: [frozen.from_date, ...[...back, ...gone].map(({ date }) => date)],
    });
  });
}

const periodOf = ({ from_date, until_date }: FreezeRow): FreezePeriod => ({
  from: from_date,
  until: until_date,
});

const isSame = ({ from_date, until_date, ended_early }: FreezeRow, { from, until }: FreezePeriod) =>
  !ended_early && from_date === from && until_date === until;

function alreadyFrozen({ from_date, until_date }: FreezeRow): ApiError {
  return new ApiError('plan_frozen', {
    message: {
      key: 'server.plan.freeze_once',
      values: { from: { day: from_date }, until: { day: until_date } },
    },
  });
}

function endsByItself(freeze: FreezeRow, days: HeldPlan['days']): ApiError {
  const period = periodOf(freeze);
  const { until } = period;
  const rest = days.filter(({ date, status }) => status === 'scheduled' && date > until);
  const last = daysOfFreeze(period, days).at(-1);
  return new ApiError('day_closed', {
    message: {
      key: 'server.plan.freeze_ends',
      values: {
        last: { day: lastDayToChange(last?.date ?? until) },
        date: { day: rest[0]?.date ?? until },
      },
    },
  });
}

/** When to mail that deliveries begin again; null where the confirmation has just said so. */
function endMailDueAt(resumesOn: string, now: Date): Date | null {
  const due = changeReminderAt(resumesOn);
  return due > now ? due : null;
}
