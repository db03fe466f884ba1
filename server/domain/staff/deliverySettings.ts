import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { DeliverySettings } from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import {
  listAreas,
  listClosedDays,
  listSlots,
  lockArea,
  setAreaServed,
} from '../../db/stores/deliverySettingsStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { readDeliveryTerms } from './deliveryTerms.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

export async function readDeliverySettings({ db, clock }: Context): Promise<DeliverySettings> {
  return {
    terms: await readDeliveryTerms(db),
    slots: await listSlots(db),
    closed_days: await listClosedDays(db, kuwaitToday(clock())),
    governorates: await listAreas(db),
  };
}

/** Running plans there continue; new orders and new addresses there are refused. */
export async function switchArea(
  { db, clock }: Context,
  actor: StaffActor,
  id: number,
  served: boolean,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const was = await lockArea(trx, id);
    if (was === null) throw notFound();
    if (was === served) return;
    await setAreaServed(trx, id, served);
    const action = served ? 'area.served' : 'area.left';
    const change = { before: { served: was }, after: { served } };
    await audit(trx, actor, { action, subject: 'area', subjectId: id, ...change }, now);
  });
}
