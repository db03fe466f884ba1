import type { Cart } from '../../../../src/contract/wire/cart.ts';
import type { PaymentStarted } from '../../../../src/contract/wire/payment.ts';
import type { SubscriptionReopened } from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { act } from '../../../support/sandboxGateway.ts';
import type { TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeOnDatabases('changing an unpaid order', (kind) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.network.fault = null;
    testApp.network.webhooks = false;
    customer = await testApp.newCustomer();
    // Leaves the attempts of earlier tests behind.
    await testApp.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
  });
  afterAll(() => testApp.stop());

  const reopen = (id: number) =>
    customer.ok<SubscriptionReopened>('POST', `subscriptions/${id}/reopen`);
  const refusal = (id: number) => customer.refusal('POST', `subscriptions/${id}/reopen`);
  const setDetails = (cart: Cart, changes: object) =>
    customer.ok('PUT', 'carts', { cart_id: cart.id, ...changes });
  const useVoucher = () => customer.ok('POST', 'carts/voucher', { coupon_code: 'WELCOME10' });
  const orderOf = (id: number) =>
    testApp.context.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const capturesOf = (orderId: number) =>
    testApp.context.db
      .selectFrom('payment_captures')
      .select(['settles', 'refund_reason'])
      .where('order_id', '=', orderId)
      .execute();
  const voucherUses = (orderId: number) =>
    testApp.context.db
      .selectFrom('voucher_uses')
      .select('id')
      .where('order_id', '=', orderId)
      .execute();
  const pressPay = (paymentUrl: string, form: Record<string, string> = {}) =>
    act(testApp.sandbox, new URL(paymentUrl).searchParams.get('data') ?? '', form);

  const REFUND = { settles: false, refund_reason: 'order_closed' };
  const SETTLES = { settles: true, refund_reason: null };
  const REOPENED_AND_CAPTURED = { isPaid: false, closed_reason: 'changed', captures: [REFUND] };
  const PAID = { isPaid: true, closed_reason: null, captures: [SETTLES] };

  async function decline(id: number): Promise<void> {
    const { data } = await testApp.pay(customer, id, { action: 'decline' });
    await customer.sendResult(await customer.openResult(data ?? ''));
  }

  async function round(ms: number): Promise<void> {
    testApp.passTime(ms);
    await testApp.runJobs();
  }

  test('puts everything back into the cart, and another order can be placed and paid', async () => {
    const cart = await customer.fillCart();
    await setDetails(cart, { comment: 'Ring twice', address_id: customer.addressId });
    await useVoucher();
    const { items, ...details } = await customer.cart();
    const order = await customer.orderCart(cart.id);
    await decline(order.id);

    const reopened = await reopen(order.id);
    expect(reopened.payment_page_open).toBe(false);
    expect(reopened.subscription_details).toMatchObject({
      order_status: 'failed',
      payment_status: 'not_paid',
      payable: false,
      changeable: false,
      changed: true,
    });
    expect(reopened.cart).toEqual({ ...details, id: reopened.cart?.id, items });
    expect(await voucherUses(order.id)).toEqual([]);

    const again = await customer.orderCart(reopened.cart?.id ?? 0);
    expect(again.id).not.toBe(order.id);
    expect(again).toMatchObject({ message: 'Ring twice', coupon_code: 'WELCOME10' });
    const { data } = await testApp.pay(customer, again.id);
    const paid = await customer.sendResult(await customer.openResult(data ?? ''));
    expect(paid.payment_status).toBe('paid');
    expect(await orderOf(order.id)).toMatchObject({ status: 'failed', closed_reason: 'changed' });
  });

  test('merges with the present content of the cart', async () => {
    const cart = await customer.fillCart();
    await setDetails(cart, { comment: 'Ring twice' });
    await useVoucher();
    const order = await customer.orderCart(cart.id);
    const second = await customer.fillCart({ days: 10 });
    await setDetails(second, { comment: 'Leave it at the door' });

    const { cart: merged } = await reopen(order.id);
    expect(merged?.items.map(({ days }) => days)).toEqual([5, 10]);
    expect(merged?.items.every(({ meals_completed }) => meals_completed)).toBe(true);
    expect(merged?.comment).toBe('Leave it at the door\nRing twice');
    expect(merged?.address_id).toBe(customer.addressId);
    expect(merged?.voucher?.coupon_code).toBe('WELCOME10');
  });

  test('keeps the note of the cart where both are too long, and a note once where both are the same', async () => {
    const cart = await customer.fillCart();
    await setDetails(cart, { comment: 'a'.repeat(300) });
    const order = await customer.orderCart(cart.id);
    await setDetails(await customer.fillCart(), { comment: 'b'.repeat(300) });
    expect((await reopen(order.id)).cart?.comment).toBe('b'.repeat(300));

    const both = await customer.orderCart((await customer.cart()).id);
    await setDetails(await customer.fillCart(), { comment: 'b'.repeat(300) });
    expect((await reopen(both.id)).cart?.comment).toBe('b'.repeat(300));
  });

  test('has the same result twice, also concurrently', async () => {
    const { id } = await customer.order();
    const answers = await Promise.all([reopen(id), reopen(id), reopen(id)]);
    expect(answers.map(({ cart }) => cart?.items.length)).toEqual([1, 1, 1]);
    const { closed_at } = await orderOf(id);
    testApp.passTime(MINUTE);
    expect((await reopen(id)).cart?.items).toHaveLength(1);
    expect((await orderOf(id)).closed_at).toEqual(closed_at);
  });

  test("another customer's order does not exist", async () => {
    const { id } = await (await testApp.newCustomer()).order();
    expect(await refusal(id)).toMatchObject({ code: 404 });
  });

  test('a paid order is not reopened, and one that turns out to be paid is paid', async () => {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'no-return' });
    expect(await refusal(id)).toMatchObject({ code: 409, error: 'order_paid' });
    expect(await customer.viewOrder(id)).toMatchObject({
      payment_status: 'paid',
      changeable: false,
      changed: false,
    });
    expect((await customer.cart()).items).toEqual([]);
    expect(await refusal(id)).toMatchObject({ code: 409, error: 'order_paid' });
  });

  test('waits while the gateway calls a payment pending', async () => {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'enquiry-pending', count: '1' });
    expect(await refusal(id)).toMatchObject({ code: 409, error: 'payment_pending' });
    expect(await customer.viewOrder(id)).toMatchObject({ changed: false });
    expect((await customer.cart()).items).toEqual([]);
  });

  test('waits while the gateway cannot be asked about an open payment', async () => {
    const { id } = await customer.order();
    await customer.startPayment(id);
    testApp.network.fault = (url) =>
      url.includes('/api/transaction/') ? new Response('', { status: 400 }) : null;
    expect(await refusal(id)).toMatchObject({ code: 502, error: 'payment_unknown' });
    expect(await customer.viewOrder(id)).toMatchObject({ changed: false });
  });

  test('does not need the gateway where every payment has failed', async () => {
    const { id } = await customer.order();
    await decline(id);
    testApp.network.fault = (url) =>
      url.includes('/api/transaction/') ? new Response('', { status: 400 }) : null;
    expect((await reopen(id)).subscription_details.changed).toBe(true);
  });

  test('money that is captured afterwards is flagged for refund, once', async () => {
    const { id } = await customer.order();
    const { payment_url } = await customer.startPayment(id);
    expect((await reopen(id)).payment_page_open).toBe(true);

    await pressPay(payment_url, { scenario: 'no-return' });
    await round(MINUTE);
    await round(12 * 60 * MINUTE);
    await customer.viewOrder(id);
    expect(await capturesOf(id)).toEqual([{ settles: false, refund_reason: 'order_closed' }]);
    expect(await orderOf(id)).toMatchObject({ status: 'failed', paid_at: null });
    expect((await customer.cart()).items).toHaveLength(1);
    const attempts = await testApp.context.db
      .selectFrom('payment_attempts')
      .select(['status', 'flag', 'needs_refund'])
      .where('order_id', '=', id)
      .execute();
    expect(attempts).toEqual([{ status: 'captured', flag: 'order_closed', needs_refund: true }]);
  });

  test('racing a late capture, the order is either paid or reopened', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { id } = await customer.order();
      const { payment_url } = await customer.startPayment(id);
      testApp.network.webhooks = true;
      const [, answer] = await Promise.all([
        pressPay(payment_url),
        customer.call('POST', `subscriptions/${id}/reopen`),
      ]);
      await testApp.idle();
      await round(MINUTE);
      testApp.network.webhooks = false;
      const { paid_at, closed_reason } = await orderOf(id);
      const outcome = { isPaid: paid_at !== null, closed_reason, captures: await capturesOf(id) };
      expect(outcome).toEqual(answer.status ? REOPENED_AND_CAPTURED : PAID);
    }
  });

  test('racing Pay again, the order is not reopened, or is never paid', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { id } = await customer.order();
      await decline(id);
      const [started, reopened] = await Promise.all([
        customer.call<PaymentStarted>('POST', 'payments/checkout', { subscription_id: id }),
        customer.call<SubscriptionReopened>('POST', `subscriptions/${id}/reopen`),
      ]);
      if (started.status) await pressPay(started.response.payment_url, { scenario: 'no-return' });
      await round(MINUTE);
      const { closed_reason } = await orderOf(id);
      const captures = await capturesOf(id);
      expect(started.status || reopened.status).toBe(true);
      expect(closed_reason).toBe(reopened.status ? 'changed' : null);
      const money = reopened.status ? REFUND : SETTLES;
      expect(captures).toEqual(started.status ? [money] : []);
      // A customer who is on the way to the hosted page is warned not to use it.
      const pageOpen = reopened.status && reopened.response.payment_page_open;
      expect(pageOpen).toBe(started.status && reopened.status);
    }
  });

  test('cannot be paid afterwards', async () => {
    const { id } = await customer.order();
    await reopen(id);
    const body = { subscription_id: id };
    expect(await customer.refusal('POST', 'payments/checkout', body)).toMatchObject({
      error: 'order_not_payable',
    });
  });

  test('an abandoned order comes back too, for another start date', async () => {
    const { id } = await customer.order();
    await round(7 * DAY);
    const { closed_at } = await orderOf(id);
    expect(await customer.viewOrder(id)).toMatchObject({ payable: false, changeable: true });
    const { cart } = await reopen(id);
    expect(cart?.items[0]?.start_date_available).toBe(false);
    expect(await orderOf(id)).toMatchObject({ closed_at, closed_reason: 'changed' });
  });

  test('an order that the kitchen rejected does not', async () => {
    const { id } = await customer.order();
    await testApp.context.db
      .updateTable('orders')
      .set({ status: 'rejected' })
      .where('id', '=', id)
      .execute();
    expect(await refusal(id)).toMatchObject({ code: 409, error: 'order_not_changeable' });
  });
});
