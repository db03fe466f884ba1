import type { PaymentResult } from '../../../../src/contract/wire/payment.ts';
import { customerOf, picture, PlainRefusal, type PlainCall, type Routes } from './plainCall.ts';
import { dishes } from './plainKitchen.ts';
import { detailsOf, summaryOf } from './plainOrders.ts';
import { emptyCart, nextId } from './plainState.ts';

function placeOrder(call: PlainCall) {
  const customer = customerOf(call);
  const { lines, comment, voucher } = customer.cart;
  if (lines.some((line) => line.answers === null || line.selectedBy === null)) {
    throw new PlainRefusal(422, 'The plan is not complete.');
  }
  const createdAt = new Date().toISOString();
  const order = { id: nextId(), createdAt, lines, comment, voucher, payment: null };
  customer.orders.push(order);
  customer.cart = emptyCart();
  return { subscription_details: detailsOf(order, customer, dishes(call.origin)) };
}

function orderOf(call: PlainCall, id: number) {
  const order = customerOf(call).orders.find((one) => one.id === id);
  if (!order) throw new PlainRefusal(404, 'Unknown order.');
  return order;
}

export const subscriptionRoutes: Routes = {
  'POST subscriptions': placeOrder,
  'GET subscriptions': (call) => ({
    subscriptions: customerOf(call).orders.map((order) => summaryOf(order, picture(call))),
  }),
  'GET subscriptions/:id': (call) => ({
    subscription_details: detailsOf(orderOf(call, call.id), customerOf(call), dishes(call.origin)),
  }),
  // This server trusts the browser's report; the kitchen's own does not.
  'PUT subscriptions': (call) => {
    const result = call.body as PaymentResult;
    orderOf(call, result.subscription_id).payment = result;
  },
};
