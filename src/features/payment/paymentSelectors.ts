import { selectOrder } from '../orders/ordersSelectors.ts';
import type { OrdersState } from '../orders/ordersSlice.ts';
import { selectPayment, type PaymentState } from './paymentSlice.ts';

interface WithPaymentAndOrders {
  payment: PaymentState;
  orders: OrdersState;
}

/** The order that is being paid, when it is loaded. */
export const selectPaymentOrder = (state: WithPaymentAndOrders) => {
  const { subscriptionId } = selectPayment(state);
  return subscriptionId === null ? null : selectOrder(state, subscriptionId);
};
