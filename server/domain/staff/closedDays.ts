import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { CloseDay } from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import {
  countPromised,
  deleteClosedDay,
  putClosedDay,
} from '../../db/stores/deliverySettingsStore.ts';
import { ApiError, fieldError } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * No plan has a delivery on it from now on. A day that some have already stays open, with their number: what
 * was bought is not altered.
 */
export async function closeDay(
  { db, clock }: Context,
  actor: StaffActor,
  day: CloseDay,
): Promise<void> {
  const now = clock();
  const { date } = day;
  if (date < kuwaitToday(now)) throw fieldError('date', 'server.shop.day_over');
  await db.transaction().execute(async (trx) => {
    if (!(await putClosedDay(trx, day))) return;
    const count = await countPromised(trx, date);
    if (count > 0) {
      const values = { count, date: { day: date } };
      throw new ApiError('day_promised', {
        message: { key: 'server.shop.day_promised', values },
      });
    }
    await audit(trx, actor, { action: 'day.closed', subject: 'shop', after: { date } }, now);
  });
}

/** For plans that are bought from now on. */
export async function openDay(
  { db, clock }: Context,
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
