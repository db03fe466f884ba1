import { findOwnOrder, lockOrder, updateOrder } from '../../db/stores/orderStore.ts';
import { isPayable } from '../../domain/orders/orderState.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { PayableRules } from '../paymentContext.ts';

export const orderRules: PayableRules = {
  async findOwn(db, customerId, id) {
    const order = await findOwnOrder(db, customerId, id);
    if (order === null) return null;
    return {
      isPaid: order.paid_at !== null,
      payer: {
        name: order.customer_name,
        email: order.customer_email,
        mobile: order.customer_phone,
      },
    };
  },

  async lock(trx, id) {
    const order = await lockOrder(trx, id);
    const isPaid = order.paid_at !== null;
    return {
      isPaid,
      amount: order.grand_total_fils,
      assertPayable(now) {
        if (isPaid) throw new ApiError('order_paid');
        if (!isPayable(order, now)) throw new ApiError('order_not_payable');
      },
      begin: () => updateOrder(trx, id, { status: 'pending' }),
      claim: async () => (order.closed_at === null ? null : 'order_closed'),
      pay: (now) =>
        updateOrder(trx, id, { status: 'received', paid_at: now, confirmation_due_at: now }),
      async fail() {
        if (!isPaid && order.status === 'pending') await updateOrder(trx, id, { status: 'failed' });
      },
      async noteRefund(reason, now) {
        // Mailed once. A deleted account has no address to mail to.
        const isNews = !order.refund_told && order.customer_email !== '';
        if (reason !== 'order_closed' || !isNews) return;
        await updateOrder(trx, id, { refund_told: true, refund_mail_due_at: now });
      },
    };
  },
};
