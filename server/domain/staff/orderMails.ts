import type { OrderMail } from '../../../src/contract/staff/orders.ts';
import type { AppContext } from '../../context.ts';
import { updateOrder, type Order } from '../../db/stores/orderStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { holdKnownOrder } from '../orders/heldOrder.ts';
import { isDelivered } from '../orders/orderState.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

const DUE = { confirmation: 'confirmation_due_at', rejection: 'rejection_due_at' } as const;

/** The mail that is true of an order as it is now; none to a deleted account. */
export function mailsOf(order: Order): { kind: OrderMail; waiting: boolean }[] {
  const kind = mailOf(order);
  return kind === null ? [] : [{ kind, waiting: order[DUE[kind]] !== null }];
}

function mailOf(order: Order): OrderMail | null {
  if (order.customer_email === '') return null;
  if (order.rejected_reason !== null) return 'rejection';
  return isDelivered(order) ? 'confirmation' : null;
}

/** One that is on its way already is not sent twice. */
export async function repeatMail(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  id: number,
  kind: OrderMail,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const order = await holdKnownOrder(trx, id);
    const mail = mailsOf(order).find((one) => one.kind === kind);
    if (mail === undefined) throw new ApiError('mail_outdated');
    if (mail.waiting) return;
    const mails_repeated = order.mails_repeated + 1;
    await updateOrder(trx, id, { [DUE[kind]]: now, mails_repeated });
    const entry = { action: 'order.mail_repeated', subject: 'order', subjectId: id };
    await audit(trx, actor, { ...entry, after: { mail: kind } }, now);
  });
}
