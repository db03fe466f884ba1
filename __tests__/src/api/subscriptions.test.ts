import { readOrder } from '../../../src/api/subscriptions.ts';
import { subscriptionDetails } from '../../support/factories/subscription.ts';

/** An order of a server that has only the specification's fields. */
function plainOrder(order_status: 'pending' | 'failed' | 'rejected' = 'pending') {
  const { payment_pending, payable, address, paid_on, amount_paid, message, ...order } =
    subscriptionDetails({ order_status });
  return order;
}

it('keeps the kitchen’s facts about a payment', () => {
  const order = readOrder(
    subscriptionDetails({ payment_pending: true, payable: false, amount_paid: '98.000' }),
  );
  expect(order).toMatchObject({ payment_pending: true, payable: false, amount_paid: 98_000 });
});

it('has only the fields of another server’s order that it sends', () => {
  expect(readOrder(plainOrder())).toMatchObject({
    payment_pending: null,
    payable: true,
    address: null,
    paid_on: null,
    amount_paid: null,
    message: null,
  });
});

it.each(['failed', 'rejected'] as const)('takes no payment for an order that has %s', (status) => {
  expect(readOrder(plainOrder(status)).payable).toBe(false);
});
