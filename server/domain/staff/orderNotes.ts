import type { AppContext } from '../../context.ts';
import { insertOrderNote, notesOfOrders } from '../../db/stores/orderNoteStore.ts';
import { holdKnownOrder } from '../orders/heldOrder.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

/** Sent again by a network that lost the receipt, it adds nothing: the newest note is the same. */
export async function noteOrder(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  id: number,
  note: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await holdKnownOrder(trx, id);
    const newest = (await notesOfOrders(trx, [id])).at(-1);
    if (newest?.note === note && newest.staff_id === actor.id) return;
    await insertOrderNote(trx, { order_id: id, staff_id: actor.id, note, noted_at: now });
    await audit(trx, actor, { action: 'order.noted', subject: 'order', subjectId: id }, now);
  });
}
