import type { Maintenance } from '../../../src/contract/wire/staff/shop.ts';
import type { AppContext } from '../../context.ts';
import {
  lockMaintenance,
  readMaintenance,
  saveMaintenance,
} from '../../db/stores/settingsStore.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

export async function viewMaintenance({
  config,
  db,
}: Pick<AppContext, 'config' | 'db'>): Promise<Maintenance> {
  const byEnvironment = config.maintenance;
  return { on: byEnvironment || (await readMaintenance(db)), by_environment: byEnvironment };
}

/** Idempotent. */
export async function switchMaintenance(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  on: boolean,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const wasOn = await lockMaintenance(trx);
    if (wasOn === on) return;
    await saveMaintenance(trx, on);
    const action = on ? 'shop.closed' : 'shop.opened';
    const change = { before: { maintenance: wasOn }, after: { maintenance: on } };
    await audit(trx, actor, { action, subject: 'shop', ...change }, now);
  });
}
