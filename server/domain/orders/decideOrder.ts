import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { updateOrder, type Order } from '../../db/stores/orderStore.ts';
import { dropPlanChangeMails } from '../../db/stores/planChangeStore.ts';
import { pricedPlans } from '../../db/stores/planStopStore.ts';
import { updatePlanEnds } from '../../db/stores/planStore.ts';
import { cancelDaysOf, firstDeliveryOf } from '../../db/stores/staffOrderStore.ts';
import { freeVoucher } from '../../db/stores/voucherStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { StaffActor } from '../staff/actor.ts';
import { audit } from '../staff/audit.ts';
import { holdKnownOrder } from './heldOrder.ts';
import { isRejectable } from './orderState.ts';
import { makeRestDue } from './owed.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** The kitchen confirms a paid order. Idempotent. */
export async function acceptOrder(
  { db, clock }: Context,
  actor: StaffActor,
  id: number,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const order = await holdKnownOrder(trx, id);
    if (order.status === 'accepted') return;
    checkUndecided(order);
    await updateOrder(trx, id, { status: 'accepted' });
    await audit(trx, actor, decided(order, { status: 'accepted' }), now);
  });
}

/**
 * The kitchen rejects a paid order: its days are removed and the remaining money is refunded. Idempotent for the same
 * reason; a second request with another reason gets an error.
 */
export async function rejectOrder(
  { db, clock }: Context,
  actor: StaffActor,
  id: number,
  reason: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const order = await holdKnownOrder(trx, id);
    if (order.status === 'rejected' && order.rejected_reason === reason) return;
    checkUndecided(order);
    if (!isRejectable(order, await firstDeliveryOf(trx, id), now)) {
      throw new ApiError('order_begun');
    }
    const refund_fils = await makeRestDue(trx, id, now);
    await endPlans(trx, id);
    await freeVoucher(trx, id);
    await updateOrder(trx, id, {
      status: 'rejected',
      rejected_at: now,
      rejected_reason: reason,
      confirmation_due_at: null,
      // A deleted account has no address to mail to.
      rejection_due_at: order.customer_email === '' ? null : now,
    });
    await audit(trx, actor, decided(order, { status: 'rejected', refund_fils }), now);
  });
}

function checkUndecided({ paid_at, status }: Order): void {
  if (paid_at === null) throw new ApiError('order_not_paid');
  if (status === 'rejected') throw new ApiError('order_rejected');
}

async function endPlans(trx: Db, orderId: number): Promise<void> {
  await cancelDaysOf(trx, orderId);
  const ids = (await pricedPlans(trx, [orderId])).map(({ id }) => id);
  await updatePlanEnds(trx, ids);
  await dropPlanChangeMails(trx, ids);
}

const decided = (
  { id, status }: Order,
  after: { status: 'accepted' } | { status: 'rejected'; refund_fils: number },
) => ({
  action: `order.${after.status}`,
  subject: 'order',
  subjectId: id,
  before: { status },
  after,
});
