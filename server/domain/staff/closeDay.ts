import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { CloseDay } from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { putClosedDay } from '../../db/stores/deliverySettingsStore.ts';
import { lockChains } from '../../db/stores/planChainStore.ts';
import { insertClosedDay } from '../../db/stores/planChangeStore.ts';
import {
  findPromisedDays,
  ordersPromisedOn,
  type PromisedDay,
} from '../../db/stores/promisedDayStore.ts';
import { ApiError, fieldError } from '../../errors/ApiError.ts';
import type { MovedDelivery } from '../day/movedDelivery.ts';
import { moveDeliveries } from '../day/moveDeliveries.ts';
import { payBackDays } from '../day/payBackDays.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import type { StaffActor } from './actor.ts';
import { auditEach } from './audit.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

/** What one field's type does not show. */
export function checkClosedDay(
  { clock }: Pick<Context, 'clock'>,
  { date }: Partial<CloseDay>,
  checks: FieldChecks,
): void {
  if (date !== undefined && date < kuwaitToday(clock())) {
    checks.add('date', 'server.shop.day_over');
  }
}

/**
 * No plan has a delivery on it from now on: those that some have move to the end of their plans, once the manager has
 * been shown their number. Sent again, it changes nothing.
 */
export async function closeDay(
  { db, content, clock }: Context,
  actor: StaffActor,
  { promised: shown, ...day }: CloseDay,
): Promise<void> {
  const now = clock();
  const { date } = day;
  await db.transaction().execute(async (trx) => {
    // Raises the content version, which every choice of dates locks: those wait until this transaction ends.
    const isChanged = await putClosedDay(trx, day);
    const { closedDates } = await content.now(trx);
    const moved = await movePromised(trx, { date, shown, now, closedDates });
    if (!isChanged && moved.length === 0) return;
    const after = { date, deliveries: moved.length };
    await auditEach(
      trx,
      actor,
      [{ action: 'day.closed', subject: 'shop', after }, ...moved.map(toAudited)],
      now,
    );
  });
}

const toAudited = ({ day: { id, order_id, date }, to }: MovedDelivery<PromisedDay>) => ({
  action: 'delivery.moved',
  subject: 'order',
  subjectId: order_id,
  before: { order_day_id: id, date },
  after: { date: to },
});

interface Closing {
  readonly date: string;
  /** How many deliveries the manager was shown; undefined where none were. */
  readonly shown: number | undefined;
  readonly now: Date;
  readonly closedDates: ReadonlySet<string>;
}

/**
 * Moves each delivery of a day that the kitchen closes to the end of its plan, with all their orders held; refuses
 * where the manager was shown another number.
 */
async function movePromised(trx: Db, closing: Closing): Promise<MovedDelivery<PromisedDay>[]> {
  const { date, shown, now } = closing;
  await lockChains(trx, await ordersPromisedOn(trx, date));
  // Read once they are held: days may have moved while another request was waited for.
  const days = await findPromisedDays(trx, date);
  if (days.length === 0) return [];
  const values = { count: days.length, date: { day: date } };
  if (date === kuwaitToday(now)) throw fieldError('date', 'server.shop.day_under_way', values);
  if (days.length !== shown) {
    throw new ApiError('day_promised', { message: { key: 'server.shop.day_promised', values } });
  }
  const moved = await moveDeliveries(trx, days, closing);
  await insertClosedDay(trx, closing, moved.map(toChange(now)));
  const lost = moved.filter(({ to }) => to === null);
  await payBackDays(
    trx,
    lost.map(({ day }) => day),
    now,
  );
  return moved;
}

/** One mail for each customer names all their deliveries. Unpaid orders get no mail. */
function toChange(now: Date) {
  const notified = new Set<number>();
  return ({ day, to }: MovedDelivery<PromisedDay>) => {
    const isNotified =
      day.paid_at !== null && day.deleted_at === null && !notified.has(day.customer_id);
    if (isNotified) notified.add(day.customer_id);
    return {
      itemId: day.item_id,
      language: day.language,
      movedTo: to,
      mailDueAt: isNotified ? now : null,
    };
  };
}
