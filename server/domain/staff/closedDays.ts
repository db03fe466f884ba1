import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { PromisedDay } from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import { deleteClosedDay } from '../../db/stores/deliverySettingsStore.ts';
import { countPromised } from '../../db/stores/promisedDayStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** How many deliveries would move if a day were closed. */
export async function readPromisedDay(
  { db }: Pick<Context, 'db'>,
  date: string,
): Promise<PromisedDay> {
  return { date, deliveries: await countPromised(db, date) };
}

/** Affects plans that are bought from now on; moved deliveries stay where they are. */
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
