import type { AddSlot } from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import { insertSlot, lockSlots, setSlotActive } from '../../db/stores/deliverySettingsStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** What one field alone does not show. */
export function checkSlotTimes({ from, to }: Partial<AddSlot>, checks: FieldChecks): void {
  if (from !== undefined && to !== undefined && to <= from) {
    checks.add('to', 'server.shop.slot_ends');
  }
}

/** One that is there already, or was ended, is there again. */
export async function addSlot(
  { db, clock }: Context,
  actor: StaffActor,
  slot: AddSlot,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const added = await insertSlot(trx, slot);
    const known = (await lockSlots(trx)).find(
      ({ from, to }) => from === slot.from && to === slot.to,
    );
    if (known === undefined || (added === null && known.active)) return;
    if (!known.active) await setSlotActive(trx, known.id, true);
    const entry = { action: 'slot.added', subject: 'slot', subjectId: known.id };
    await audit(trx, actor, { ...entry, after: { ...slot, active: true } }, now);
  });
}

/** A slot that ends cannot be chosen any more, and stays with the days that have it. The last slot cannot end. */
export async function switchSlot(
  { db, clock }: Context,
  actor: StaffActor,
  id: number,
  active: boolean,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const slots = await lockSlots(trx);
    const slot = slots.find((one) => one.id === id);
    if (slot === undefined) throw notFound();
    if (slot.active === active) return;
    if (!active && slots.filter((one) => one.active).length === 1) throw new ApiError('last_slot');
    await setSlotActive(trx, id, active);
    const action = active ? 'slot.resumed' : 'slot.ended';
    const change = { before: { active: slot.active }, after: { active } };
    await audit(trx, actor, { action, subject: 'slot', subjectId: id, ...change }, now);
  });
}
