import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { CloseDay, PromisedDay } from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import { deleteClosedDay, putClosedDay } from '../../db/stores/deliverySettingsStore.ts';
import { countPromised } from '../../db/stores/promisedDayStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import { movePromised, type MovedDelivery } from '../day/movePromised.ts';
import type { StaffActor } from './actor.ts';
import { audit, auditEach } from './audit.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

/** How many deliveries would move if a day were closed. */
export async function readPromisedDay(
  { db }: Pick<Context, 'db'>,
  date: string,
): Promise<PromisedDay> {
  return { date, deliveries: await countPromised(db, date) };
}

/**
 * No plan has a delivery on it from now on: those that some have move to the end of their plans, once the manager has
 * been told of their number. Sent again, it changes nothing.
 */
export async function closeDay(
  { db, content, clock }: Context,
  actor: StaffActor,
  { promised: shown, ...day }: CloseDay,
): Promise<void> {
  const now = clock();
  const { date } = day;
  if (date < kuwaitToday(now)) throw fieldError('date', 'server.shop.day_over');
  await db.transaction().execute(async (trx) => {
    // It raises the version of the content, which whoever chooses dates holds: they wait until this has ended.
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

const toAudited = ({ day: { id, order_id, date }, to }: MovedDelivery) => ({
  action: 'delivery.moved',
  subject: 'order',
  subjectId: order_id,
  before: { order_day_id: id, date },
  after: { date: to },
});

/** For plans that are bought from now on; what has moved stays where it is. */
export async function openDay(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: StaffActor,
  date: string,
): Promise<void> {
  const now = clock();
  if (date < kuwaitToday(now)) throw fieldError('date', 'server.shop.day_over');
  await db.transaction().execute(async (trx) => {
    if (!(await deleteClosedDay(trx, date))) return;
    await audit(trx, actor, { action: 'day.opened', subject: 'shop', before: { date } }, now);
  });
}
