import { isMarkable, MARK_WITHIN_DAYS } from '../../../src/contract/staff/deliveryDay.ts';
import type { MarkDeliveries } from '../../../src/contract/wire/staff/day.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findServedDays, ordersOfDays, type ServedDay } from '../../db/stores/daySheetStore.ts';
import { changeFailures, type FailureReport } from '../../db/stores/failedDeliveryStore.ts';
import { lockChains } from '../../db/stores/planChainStore.ts';
import { setDayStatus } from '../../db/stores/planStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { StaffActor } from '../staff/actor.ts';
import { auditEach } from '../staff/audit.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import { correctDeliveries, noteFailures } from './failedDeliveries.ts';
import { moveDeliveries } from './moveDeliveries.ts';
import { outcomeOf } from './readSheets.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

/**
 * Records the outcomes of a day's deliveries in one transaction that locks their orders and the orders that continue
 * them; failed days are made up for after all of those. Idempotent. All or nothing: if one delivery is no longer on
 * the list, the cook has to check the list again.
 */
export async function markDeliveries(
  { db, content, clock }: Context,
  actor: StaffActor,
  date: string,
  mark: MarkDeliveries,
): Promise<void> {
  const now = clock();
  checkDay(date, now);
  const report = readFailureReport(mark);
  await db.transaction().execute(async (trx) => {
    const { closedDates } = await content.hold(trx);
    await lockChains(trx, await ordersOfDays(trx, date, mark.order_day_ids));
    // Read once they are held: the days may have changed while another request was waited for.
    const days = await findServedDays(trx, date, mark.order_day_ids);
    if (days.length < mark.order_day_ids.length) {
      throw new ApiError('day_not_delivered', { message: { key: 'server.day.not_on_sheet' } });
    }
    const changed = days.filter((day) => !isReported(day, report));
    if (changed.length === 0) return;
    if (report === null) await deliver(trx, changed, now);
    else await fail(trx, changed, { report, now, closedDates });
    await auditEach(trx, actor, changed.map(toAudited(report)), now);
  });
}

function checkDay(date: string, now: Date): void {
  if (isMarkable(date, now)) return;
  const values = { date: { day: date }, days: MARK_WITHIN_DAYS };
  throw new ApiError('day_closed', { message: { key: 'server.day.not_markable', values } });
}

/** What one field alone does not show. */
export function checkReason(
  { outcome, reason = null }: Partial<MarkDeliveries>,
  checks: FieldChecks,
): void {
  if (outcome === 'failed' && reason === null && !checks.has('reason')) {
    checks.add('reason', 'server.day.reason');
  }
}

/** Why the deliveries failed; null where they arrived. */
function readFailureReport(mark: MarkDeliveries): FailureReport | null {
  const { outcome, reason = null, note = null } = mark;
  if (outcome === 'delivered') return null;
  const checks = new FieldChecks();
  checkReason(mark, checks);
  return { reason: reason ?? checks.refuse(), note };
}

const isReported = (day: ServedDay, report: FailureReport | null): boolean =>
  report === null
    ? outcomeOf(day) === 'delivered'
    : day.reason === report.reason && day.note === report.note;

async function deliver(trx: Db, days: readonly ServedDay[], now: Date): Promise<void> {
  await setDayStatus(
    trx,
    days.map(({ id }) => id),
    'delivered',
  );
  await correctDeliveries(
    trx,
    days.filter(({ reason }) => reason !== null),
    now,
  );
}

interface Failing {
  readonly report: FailureReport;
  readonly now: Date;
  readonly closedDates: ReadonlySet<string>;
}

async function fail(trx: Db, days: readonly ServedDay[], failing: Failing): Promise<void> {
  const failed = days.filter(({ reason }) => reason !== null);
  await changeFailures(
    trx,
    failed.map(({ id }) => id),
    failing.report,
  );
  const moved = await moveDeliveries(
    trx,
    days.filter(({ reason }) => reason === null),
    failing,
  );
  await noteFailures(trx, moved, failing);
}

/** The note is free text about a person, so the audit log does not get it. */
const toAudited = (report: FailureReport | null) => (day: ServedDay) => ({
  action: `delivery.${report === null ? 'delivered' : 'failed'}`,
  subject: 'order',
  subjectId: day.order_id,
  before: { order_day_id: day.id, outcome: outcomeOf(day), reason: day.reason },
  after: {
    order_day_id: day.id,
    outcome: report === null ? 'delivered' : 'failed',
    reason: report?.reason ?? null,
  },
});
