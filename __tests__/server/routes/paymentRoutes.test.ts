import { EventEmitter, once } from 'node:events';
import { openEnvelope, sealEnvelope } from '../../../src/payment/envelope.ts';
import type { PaymentResult } from '../../../src/contract/wire/payment.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { testConfig } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const keys = testConfig.gateway;
const SORRY = 'Sorry, we were unable to process your payment. Please try again.';

describeOnDatabases('payments', (kind) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.network.fault = null;
    testApp.network.webhooks = false;
    customer = await testApp.newCustomer();
  });
  afterAll(() => testApp.stop());

  /** Pays on the hosted page, returns to the testApp, and hands over what came back. */
  async function payAndReturn(orderId: number, form: Record<string, string> = {}) {
    const paid = await testApp.pay(customer, orderId, form);
    const result = await customer.openResult(paid.data ?? '');
    return { ...paid, result, order: await customer.sendResult(result) };
  }

  const resultOf = (id: number, reference: string, changes: Partial<PaymentResult> = {}) => ({
    subscription_id: id,
    order_reference_number: reference,
    payment_status: true,
    payment_result_code: 'CAPTURED',
    ...changes,
  });
  const transactionsSeen = () =>
    testApp.calls.filter((url) => url.includes('/api/transaction/')).length;
  const attemptOf = (reference: string) =>
    testApp.context.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const capturesOf = (orderId: number) =>
    testApp.context.db
      .selectFrom('payment_captures')
      .select(['settles', 'refund_reason', 'amount_fils'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();

  describe('a value that no database can hold', () => {
    test('in the fields of the enquiry does not prevent the recording of a payment', async () => {
      const { id, grand_total } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'no-return' });
      const fields = {
        amount: grand_total,
        reference_number: reference,
        status: 'SUCCESSFUL',
        PaymentID: '7\u0000\u0001',
        token: '\u0000',
        payment_type: 'KN\u0000ET',
        resultCode: '\ud800CAPTURED',
        datetime: '0000-01-01 00:00:00',
      };
      testApp.network.fault = (url) =>
        url.includes('/api/transaction/') ? Response.json({ results: [fields] }) : null;
      const order = await customer.sendResult(resultOf(id, reference));
      expect(order).toMatchObject({ payment_status: 'paid', payment_id: '7', paid_via: 'KNET' });
    });

    test('in an amount is the wrong amount', async () => {
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'no-return' });
      const fields = { amount: '999999999.000', reference_number: reference, status: 'SUCCESSFUL' };
      testApp.network.fault = (url) =>
        url.includes('/api/transaction/') ? Response.json({ results: [fields] }) : null;
      await customer.sendResult(resultOf(id, reference));
      expect(await capturesOf(id)).toEqual([
        { settles: false, refund_reason: 'wrong_amount', amount_fils: null },
      ]);
    });

    test('in the reference of a webhook or a result names no attempt', async () => {
      const { id } = await customer.order();
      const reference_number = 'SUB-1\u0000';
      const errors = jest.spyOn(testApp.payments.log, 'error');
      await testApp.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        payload: { reference_number },
      });
      await testApp.payments.background.idle();
      expect(errors).not.toHaveBeenCalled();
      const result = resultOf(id, reference_number);
      expect((await customer.refusal('PUT', 'subscriptions', result)).code).toBeLessThan(500);
    });
  });

  describe('captures of one attempt', () => {
    const PAID_AT = '2027-01-12 10:00:00';
    type Fields = Record<string, string>;

    /** The gateway answers every enquiry with these transactions of the reference. */
    function answerWith(reference: string, amount: string, ...transactions: Fields[]): void {
      const common = { reference_number: reference, amount, status: 'SUCCESSFUL' };
      const results = transactions.map((fields) => ({ ...common, ...fields }));
      testApp.network.fault = (url) =>
        url.includes('/api/transaction/') ? Response.json({ results }) : null;
    }
    async function enquireLater(id: number, reference: string): Promise<void> {
      testApp.passTime(60_000);
      await testApp.context.db
        .updateTable('payment_attempts')
        .set({ next_check_at: testApp.context.clock() })
        .where('reference', '=', reference)
        .execute();
      await testApp.runJobs();
      expect((await customer.viewOrder(id)).payment_status).toBe('paid');
    }

    test('two identical ones are two, once each', async () => {
      const { id, grand_total } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'no-return' });
      answerWith(reference, grand_total, { datetime: PAID_AT }, { datetime: PAID_AT });
      await customer.sendResult(resultOf(id, reference));
      await enquireLater(id, reference);
      await enquireLater(id, reference);
      expect(await capturesOf(id)).toMatchObject([
        { settles: true, refund_reason: null },
        { settles: false, refund_reason: 'second_capture' },
      ]);
      expect(await attemptOf(reference)).toMatchObject({ needs_refund: true });
    });

    test('one whose payment id comes later is one, and has it then', async () => {
      const { id, grand_total } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'no-return' });
      answerWith(reference, grand_total, {});
      await customer.sendResult(resultOf(id, reference));
      answerWith(reference, grand_total, { PaymentID: '77', datetime: PAID_AT });
      await enquireLater(id, reference);
      answerWith(reference, grand_total, { datetime: PAID_AT });
      await enquireLater(id, reference);
      expect(await capturesOf(id)).toHaveLength(1);
      expect(await customer.viewOrder(id)).toMatchObject({ payment_id: '77' });
      expect(await attemptOf(reference)).toMatchObject({ needs_refund: false });
    });

    test('one of another amount is recorded although the gateway calls another pending', async () => {
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'no-return' });
      answerWith(reference, '1.000', {}, { status: 'PENDING' });
      await customer.sendResult(resultOf(id, reference));
      expect(await capturesOf(id)).toMatchObject([{ refund_reason: 'wrong_amount' }]);
      expect(await attemptOf(reference)).toMatchObject({ status: 'pending', needs_refund: true });
    });
  });

  describe('more payments than the gateway takes enquiries for in a minute', () => {
    test('wait for the next minute, and none is lost', async () => {
      const payers = [customer, await testApp.newCustomer()];
      const orders: { payer: TestCustomer; id: number; reference: string }[] = [];
      for (const payer of payers) {
        for (let count = 0; count < 18; count += 1) {
          const { id } = await payer.order();
          const { reference } = await testApp.pay(payer, id, { scenario: 'no-return' });
          orders.push({ payer, id, reference });
        }
      }
      testApp.passTime(60_000);
      const seen = transactionsSeen();
      await Promise.all(
        orders.map(({ payer, id, reference }) => payer.sendResult(resultOf(id, reference))),
      );
      await testApp.runJobs();
      expect(transactionsSeen() - seen).toBe(30);
      testApp.passTime(60_000);
      await testApp.runJobs();
      const paid = await Promise.all(orders.map(({ payer, id }) => payer.viewOrder(id)));
      expect(paid.filter(({ payment_status }) => payment_status === 'paid')).toHaveLength(36);
    });

    test('are not used up by one customer who keeps asking: another customer gets an answer at once', async () => {
      testApp.passTime(60_000);
      const asker = await testApp.newCustomer();
      const { id: asked } = await asker.order();
      const started = [];
      for (let count = 0; count < 16; count += 1) started.push(await asker.startPayment(asked));
      const forged = resultOf(asked, started[0]!.order_reference_number);
      await asker.sendResult(forged);
      for (let seconds = 0; seconds < 40; seconds += 20) {
        testApp.passTime(20_000);
        await asker.viewOrder(asked);
        await asker.refusal('POST', `subscriptions/${asked}/reopen`);
      }
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'no-return' });
      const { payment_status } = await customer.sendResult(resultOf(id, reference));
      expect(payment_status).toBe('paid');
      testApp.passTime(60_000);
    });

    /** A customer with this many attempts at one order, none of them paid. */
    async function asker(attempts: number) {
      const own = await testApp.newCustomer();
      const { id } = await own.order();
      const references: string[] = [];
      for (let count = 0; count < attempts; count += 1) {
        references.push((await own.startPayment(id)).order_reference_number);
      }
      return { own, id, references };
    }

    test('are not used up by several customers who send results: another customer gets an answer at once', async () => {
      testApp.passTime(60_000);
      const askers = [await asker(10), await asker(10), await asker(10)];
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'no-return' });
      testApp.passTime(60_000);
      await Promise.all(
        askers.flatMap(({ own, id: asked, references }) =>
          references.map((forged) => own.sendResult(resultOf(asked, forged))),
        ),
      );
      const { payment_status } = await customer.sendResult(resultOf(id, reference));
      expect(payment_status).toBe('paid');
    });

    test('are not used up by webhooks about many attempts: the jobs find payments of closed tabs', async () => {
      testApp.passTime(60_000);
      const askers = [await asker(15), await asker(15)];
      const { id } = await customer.order();
      await testApp.pay(customer, id, { scenario: 'no-return' });
      testApp.passTime(60_000);
      const forged = askers.flatMap(({ references }) => references);
      for (const reference_number of forged) {
        await testApp.app.inject({
          method: 'POST',
          url: '/api/payments/webhook',
          payload: { reference_number },
        });
        await testApp.payments.background.idle();
      }
      await testApp.runJobs();
      expect(await testApp.orderStatus(id)).toBe('received');
    });
  });

  describe('the gateway’s charge', () => {
    const chargesOf = async (id: number) => (await customer.viewOrder(id)).payment_gateway_charges;

    test('comes from the enquiry, beside the amount that is due', async () => {
      const { id, grand_total } = await customer.order();
      const { order } = await payAndReturn(id);
      expect(order).toMatchObject({
        payment_status: 'paid',
        amount_paid: grand_total,
        payment_gateway_charges: '0.250',
      });
    });

    test('comes from the sealed return where the enquiry has none', async () => {
      const { id } = await customer.order();
      const { order } = await payAndReturn(id, { scenario: 'charge-in-return' });
      expect(order.payment_gateway_charges).toBe('0.250');
    });

    test('is nil where the gateway charges nothing', async () => {
      const { id } = await customer.order();
      const { order } = await payAndReturn(id, { scenario: 'no-charge' });
      expect(order.payment_gateway_charges).toBe('0.000');
    });

    test('is known although the webhook has paid before the return', async () => {
      testApp.network.webhooks = true;
      const { id } = await customer.order();
      const paid = await testApp.pay(customer, id, { scenario: 'charge-in-return' });
      await testApp.idle();
      await testApp.payments.background.idle();
      expect(await chargesOf(id)).toBe('0.000');
      await customer.openResult(paid.data ?? '');
      expect(await chargesOf(id)).toBe('0.250');
    });

    test('is never taken from the browser', async () => {
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { scenario: 'charge-in-return' });
      const order = await customer.sendResult(
        resultOf(id, reference, { administrative_charge: '99.000' }),
      );
      expect(order).toMatchObject({ payment_status: 'paid', payment_gateway_charges: '0.000' });
    });

    test('is left out where it has no valid value', async () => {
      const { id } = await customer.order();
      const { reference, data } = await testApp.pay(customer, id, { scenario: 'charge-in-return' });
      const sealed = openEnvelope(data ?? '', keys) as { response: object };
      const forged = { ...sealed, response: { ...sealed.response, administrativeCharge: 9e8 } };
      const result = await customer.openResult(sealEnvelope(forged, keys));
      await customer.sendResult(result);
      expect(await chargesOf(id)).toBe('0.000');
      expect((await attemptOf(reference)).reported_charge_fils).toBeNull();
    });
  });

  describe('checkout', () => {
    test('asks the gateway for exactly the total and answers the hosted page', async () => {
      const { id, grand_total } = await customer.order();
      const started = await customer.startPayment(id);
      expect(started.order_reference_number).toMatch(new RegExp(`^SUB-${id}-1-[0-9a-f]{8}$`));
      const page = await testApp.sandbox.inject(
        new URL(started.payment_url).pathname + new URL(started.payment_url).search,
      );
      expect(page.body).toContain(grand_total);
      expect(page.body).toContain(started.order_reference_number);
      expect(page.body).toContain('lang="en"');
    });

    test('carries the language of the customer', async () => {
      customer.locale = 'ar';
      const started = await customer.startPayment((await customer.order()).id);
      const page = await testApp.sandbox.inject(
        new URL(started.payment_url).pathname + new URL(started.payment_url).search,
      );
      expect(page.body).toContain('dir="rtl"');
    });

    test('another customer’s order does not exist', async () => {
      const { id } = await (await testApp.newCustomer()).order();
      const body = { subscription_id: id };
      expect(await customer.refusal('POST', 'payments/checkout', body)).toMatchObject({
        code: 404,
      });
    });

    test.each<[string, () => Response]>([
      [
        'refuses',
        () => Response.json({ status: false, code: 501, message: 'Authentication failed' }),
      ],
      ['fails', () => new Response('<h1>Server Error</h1>', { status: 500 })],
      [
        'redirects',
        () => new Response(null, { status: 302, headers: { location: 'http://evil.test' } }),
      ],
      ['answers nonsense', () => new Response('ab'.repeat(32))],
    ])(
      'a gateway that %s: the specified text, one call, and the order can be paid again',
      async (_fault, answer) => {
        const { id } = await customer.order();
        testApp.network.fault = (url) => (url.endsWith('/checkout') ? answer() : null);
        const before = testApp.calls.length;
        const refused = await customer.refusal('POST', 'payments/checkout', {
          subscription_id: id,
        });
        expect(refused).toEqual({ code: 502, error: 'payment_unavailable', message: SORRY });
        expect(testApp.calls.slice(before).filter((url) => url.endsWith('/checkout'))).toHaveLength(
          1,
        );
        testApp.network.fault = null;
        expect((await payAndReturn(id)).order.payment_status).toBe('paid');
      },
    );

    test('a paid order is not paid again', async () => {
      const { id } = await customer.order();
      await payAndReturn(id);
      const body = { subscription_id: id };
      expect(await customer.refusal('POST', 'payments/checkout', body)).toMatchObject({
        code: 409,
        error: 'order_paid',
      });
    });

    test('a payment in a closed tab is found before another is started', async () => {
      const { id } = await customer.order();
      await testApp.pay(customer, id, { scenario: 'no-return' });
      const body = { subscription_id: id };
      expect(await customer.refusal('POST', 'payments/checkout', body)).toMatchObject({
        error: 'order_paid',
      });
      expect((await customer.viewOrder(id)).payment_status).toBe('paid');
    });
  });

  describe('a payment', () => {
    test('that the gateway confirms pays the order', async () => {
      const { id, grand_total } = await customer.order();
      const { order, path, reference, result } = await payAndReturn(id, { method: '1' });
      expect(path).toBe('/payment');
      expect(order).toMatchObject({
        order_status: 'received',
        payment_status: 'paid',
        payment_pending: false,
        payable: false,
        amount_paid: grand_total,
        paid_via: 'KNET',
        payment_id: result.payment_id,
        order_reference_number: reference,
        paid_on: testApp.context.clock().toISOString(),
      });
    });

    test.each(['nested', 'zero-padding', 'numeric-amount', 'token-missing'])(
      'in the form %s pays it too',
      async (scenario) => {
        const { id } = await customer.order();
        expect((await payAndReturn(id, { scenario })).order.payment_status).toBe('paid');
      },
    );

    test.each([
      ['declined', { action: 'decline' }],
      ['cancelled', { action: 'cancel' }],
      ['not captured', { scenario: 'not-captured' }],
    ])('%s fails the order, which can be paid again', async (_name, form) => {
      const { id } = await customer.order();
      const failed = await payAndReturn(id, form);
      expect(failed.path).toBe('/order-failed');
      expect(failed.order).toMatchObject({
        order_status: 'failed',
        payment_status: 'not_paid',
        payment_pending: false,
        payable: true,
      });
      const again = await payAndReturn(id);
      expect(again.reference).toMatch(new RegExp(`^SUB-${id}-2-`));
      expect(again.order).toMatchObject({ order_status: 'received', payment_status: 'paid' });
    });

    test('sent again changes nothing and asks nothing', async () => {
      const { id } = await customer.order();
      const { order, result } = await payAndReturn(id);
      testApp.passTime(60_000);
      const seen = transactionsSeen();
      expect(await customer.sendResult(result)).toEqual({
        ...order,
        as_of: expect.any(String) as string,
      });
      expect(transactionsSeen()).toBe(seen);
      expect(await capturesOf(id)).toHaveLength(1);
    });

    test('sent ten times at once pays once, and mails once', async () => {
      const { id } = await customer.order();
      const { data } = await testApp.pay(customer, id);
      const result = await customer.openResult(data ?? '');
      await Promise.all(Array.from({ length: 10 }, () => customer.sendResult(result)));
      await testApp.runJobs();
      expect((await customer.viewOrder(id)).payment_status).toBe('paid');
      expect(await capturesOf(id)).toHaveLength(1);
      expect(testApp.mails.filter(({ subject }) => subject.includes(`MZ-${id}`))).toHaveLength(1);
    });
  });

  describe('nothing is believed', () => {
    test('a forged success for an unpaid attempt', async () => {
      const { id, grand_total } = await customer.order();
      const { order_reference_number: reference } = await customer.startPayment(id);
      const forged = resultOf(id, reference, {
        paid_amount: grand_total,
        payment_id: '1',
        payment_token: '1',
      });
      expect(await customer.sendResult(forged)).toMatchObject({
        payment_status: 'not_paid',
        payment_pending: true,
      });
    });

    test('a forged success after a decline', async () => {
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { action: 'decline' });
      const order = await customer.sendResult(resultOf(id, reference));
      expect(order).toMatchObject({ payment_status: 'not_paid', order_status: 'failed' });
    });

    test('a success that was sealed with the right key, but never happened', async () => {
      const { id } = await customer.order();
      const { data, reference } = await testApp.pay(customer, id, { action: 'decline' });
      const declined = openEnvelope(data ?? '', keys);
      const response = { ...(declined['response'] as object), resultCode: 'CAPTURED' };
      const result = await customer.openResult(
        sealEnvelope({ ...declined, status: true, response }, keys),
      );
      expect(result).toMatchObject({
        payment_result_code: 'CAPTURED',
        order_reference_number: reference,
      });
      expect((await customer.sendResult(result)).payment_status).toBe('not_paid');
    });

    test('a success replayed for another order of the same customer', async () => {
      const first = await customer.order();
      const { result } = await payAndReturn(first.id);
      const second = await customer.order();
      await customer.startPayment(second.id);
      const replayed = { ...result, subscription_id: second.id };
      expect(await customer.refusal('PUT', 'subscriptions', replayed)).toMatchObject({
        code: 409,
        error: 'payment_reference_mismatch',
      });
      expect((await customer.viewOrder(second.id)).payment_status).toBe('not_paid');
    });

    test('an old success replayed by the payer’s return', async () => {
      const first = await customer.order();
      await payAndReturn(first.id);
      const second = await customer.order();
      const { data } = await testApp.pay(customer, second.id, { scenario: 'replayed' });
      const result = await customer.openResult(data ?? '');
      await customer.sendResult(result);
      testApp.passTime(10_000);
      expect(await customer.viewOrder(second.id)).toMatchObject({
        payment_status: 'not_paid',
        order_status: 'failed',
      });
    });

    test('an unknown reference, and another order’s', async () => {
      const { id } = await customer.order();
      const unknown = resultOf(id, `SUB-${id}-1-00000000`);
      expect(await customer.refusal('PUT', 'subscriptions', unknown)).toMatchObject({
        code: 422,
        error: 'payment_reference_unknown',
      });
      const foreign = resultOf(id, 'SUB-1-1-00000000');
      expect(await customer.refusal('PUT', 'subscriptions', foreign)).toMatchObject({ code: 409 });
    });

    test('another customer’s order and result', async () => {
      const other = await testApp.newCustomer();
      const { id } = await other.order();
      const { data, reference } = await testApp.pay(other, id);
      expect(await customer.refusal('PUT', 'subscriptions', resultOf(id, reference))).toMatchObject(
        {
          code: 404,
        },
      );
      expect(await customer.refusal('GET', `subscriptions/${id}`)).toMatchObject({ code: 404 });
      expect(await customer.refusal('POST', 'payments/result', { data })).toMatchObject({
        code: 422,
        error: 'payment_result_invalid',
      });
    });

    test('tampered data: one identical answer for every fault', async () => {
      const { id } = await customer.order();
      const { data } = await testApp.pay(customer, id);
      const sealed = data ?? '';
      const flipped = `${sealed.slice(0, -2)}${sealed.endsWith('00') ? '01' : '00'}`;
      const stranger = sealEnvelope(
        { status: true, response: { orderReferenceNumber: 'X', variable1: '1' } },
        keys,
      );
      const refusals = [];
      for (const tampered of [
        'zz',
        'ab',
        'ab'.repeat(32),
        sealed.slice(0, -32),
        flipped,
        stranger,
      ]) {
        refusals.push(await customer.refusal('POST', 'payments/result', { data: tampered }));
      }
      expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
      expect(refusals[0]).toMatchObject({ code: 422, error: 'payment_result_invalid' });
    });

    test('data that names one order and the reference of another', async () => {
      const { id } = await customer.order();
      const other = await customer.order();
      const { reference } = await testApp.pay(customer, other.id);
      const response = { orderReferenceNumber: reference, variable1: String(id) };
      const data = sealEnvelope({ status: true, response }, keys);
      const refused = await customer.refusal('POST', 'payments/result', { data });
      expect(refused.error).toBe('payment_result_invalid');
    });

    test('a bit-flipped return: readable or not, the gateway’s answer decides', async () => {
      const { id } = await customer.order();
      const { data } = await testApp.pay(customer, id, { scenario: 'bit-flipped' });
      await customer.call('POST', 'payments/result', { data });
      expect((await customer.viewOrder(id)).payment_status).toBe('paid');
    });

    test('another amount is refused and flagged for refund, the order stays as it is', async () => {
      const { id } = await customer.order();
      const { order, reference } = await payAndReturn(id, { scenario: 'other-amount' });
      expect(order).toMatchObject({
        order_status: 'pending',
        payment_status: 'not_paid',
        payment_pending: false,
        amount_paid: null,
      });
      expect(await attemptOf(reference)).toMatchObject({
        status: 'failed',
        flag: 'wrong_amount',
        needs_refund: true,
      });
      expect(await capturesOf(id)).toMatchObject([
        { settles: false, refund_reason: 'wrong_amount' },
      ]);
    });
  });

  describe('captured more than once', () => {
    test('for one reference: the first pays, the second is to be refunded', async () => {
      const { id } = await customer.order();
      const { order, reference } = await payAndReturn(id, { scenario: 'captured-twice' });
      expect(order.payment_status).toBe('paid');
      expect(await attemptOf(reference)).toMatchObject({ status: 'captured', needs_refund: true });
      const reasons = (await capturesOf(id)).map(({ refund_reason }) => refund_reason);
      expect(reasons).toEqual([null, 'second_capture']);
    });

    test('by two attempts: the second is to be refunded, the order stays paid by the first', async () => {
      const { id } = await customer.order();
      const slow = await customer.startPayment(id);
      testApp.passTime(10_000);
      const { order } = await payAndReturn(id);
      const session = new URL(slow.payment_url).searchParams.get('data') ?? '';
      await testApp.sandbox.inject({
        method: 'POST',
        url: '/payment',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `data=${session}&action=pay`,
      });
      await testApp.idle();
      testApp.passTime(10_000);
      const late = await customer.sendResult(resultOf(id, slow.order_reference_number));
      expect(late).toMatchObject({ payment_status: 'paid', payment_id: order.payment_id });
      expect(await attemptOf(slow.order_reference_number)).toMatchObject({
        status: 'captured',
        flag: 'second_capture',
        needs_refund: true,
      });
    });

    test('a late failure never overwrites a paid order', async () => {
      const { id } = await customer.order();
      const slow = await customer.startPayment(id);
      testApp.passTime(10_000);
      const { order } = await payAndReturn(id);
      const session = new URL(slow.payment_url).searchParams.get('data') ?? '';
      await testApp.sandbox.inject({
        method: 'POST',
        url: '/payment',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `data=${session}&action=decline`,
      });
      testApp.passTime(10_000);
      const failure = { payment_status: false, payment_result_code: 'NOT CAPTURED' };
      const late = await customer.sendResult(resultOf(id, slow.order_reference_number, failure));
      expect(late).toEqual({ ...order, as_of: expect.any(String) as string });
      expect((await attemptOf(slow.order_reference_number)).status).toBe('failed');
    });
  });

  describe('an enquiry that does not answer yet', () => {
    test.each(['enquiry-pending', 'enquiry-404'])(
      '%s: pending, then paid on a later view',
      async (scenario) => {
        const { id } = await customer.order();
        const { order } = await payAndReturn(id, { scenario, count: '2' });
        expect(order).toMatchObject({ payment_status: 'not_paid', payment_pending: true });
        expect((await customer.viewOrder(id)).payment_pending).toBe(true);
        testApp.passTime(5_000);
        expect((await customer.viewOrder(id)).payment_pending).toBe(true);
        testApp.passTime(5_000);
        expect(await customer.viewOrder(id)).toMatchObject({
          payment_status: 'paid',
          payment_pending: false,
        });
      },
    );

    test.each(['enquiry-429', 'enquiry-500'])('%s once: repeated at once', async (scenario) => {
      const { id } = await customer.order();
      expect((await payAndReturn(id, { scenario, count: '1' })).order.payment_status).toBe('paid');
    });

    test('a gateway that is down: pending, and paid once it is back', async () => {
      const { id } = await customer.order();
      const { data } = await testApp.pay(customer, id);
      const result = await customer.openResult(data ?? '');
      testApp.network.fault = () => {
        throw new TypeError('fetch failed');
      };
      expect(await customer.sendResult(result)).toMatchObject({ payment_pending: true });
      testApp.network.fault = null;
      testApp.passTime(5_000);
      expect((await customer.viewOrder(id)).payment_status).toBe('paid');
    });

    test('a view asks at most every few seconds, in any number of tabs', async () => {
      const { id } = await customer.order();
      await payAndReturn(id, { scenario: 'enquiry-pending', count: '9' });
      testApp.passTime(5_000);
      const seen = transactionsSeen();
      await Promise.all(Array.from({ length: 8 }, () => customer.viewOrder(id)));
      expect(transactionsSeen() - seen).toBe(1);
    });

    test('once the minute has enquiries again, the customer need not wait any longer', async () => {
      const { id } = await customer.order();
      await testApp.pay(customer, id, { scenario: 'no-return' });
      const spend = (used_at: Date | null) =>
        testApp.context.db.updateTable('enquiry_slots').set({ used_at }).execute();
      await spend(testApp.context.clock());
      expect((await customer.viewOrder(id)).payment_status).toBe('not_paid');
      await spend(null);
      expect((await customer.viewOrder(id)).payment_status).toBe('paid');
    });

    test('an unreadable return makes the customer wait for the gateway', async () => {
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, {
        scenario: 'enquiry-404',
        count: '1',
      });
      const unread = { subscription_id: id, order_reference_number: reference };
      expect(await customer.sendResult(unread)).toMatchObject({ payment_pending: true });
      testApp.passTime(5_000);
      expect((await customer.viewOrder(id)).payment_status).toBe('paid');
    });

    test('while another process asks, the customer waits for its answer', async () => {
      const { id } = await customer.order();
      const { reference } = await testApp.pay(customer, id, { action: 'decline' });
      const until = new Date(testApp.context.clock().getTime() + 6_000);
      const enquiring = (enquiring_until: Date | null) =>
        testApp.context.db
          .updateTable('payment_attempts')
          .set({ enquiring_until })
          .where('reference', '=', reference)
          .execute();
      await enquiring(until);
      expect(await customer.viewOrder(id)).toMatchObject({ payment_pending: true });
      testApp.passTime(6_000);
      expect(await customer.viewOrder(id)).toMatchObject({
        payment_pending: false,
        order_status: 'failed',
      });
    });

    test('a customer who goes back from the hosted page does not have to wait', async () => {
      const { id } = await customer.order();
      await customer.startPayment(id);
      expect(await customer.viewOrder(id)).toMatchObject({ payment_pending: false, payable: true });
    });
  });

  describe('a webhook', () => {
    beforeEach(() => {
      testApp.network.webhooks = true;
    });

    const send = (payload: object | string) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    const stored = (id: number) => testApp.orderStatus(id);
    /** The answer comes before the enquiry, so its outcome is looked for in the database. */
    async function becomes(id: number, status: string): Promise<void> {
      for (let turn = 0; turn < 500; turn += 1) {
        if ((await stored(id)) === status) return;
        await new Promise((resolve) => setImmediate(resolve));
      }
      throw new Error(`Order ${id} is ${await stored(id)}, not ${status}.`);
    }

    test('while the webhook asks, a return waits for its answer, and a page does not', async () => {
      const { id } = await customer.order();
      const gateway = new EventEmitter();
      const asked = once(gateway, 'asked');
      const answered = once(gateway, 'answered').then(() => null);
      testApp.network.fault = (url) => {
        if (!url.includes('/api/transaction/')) return null;
        gateway.emit('asked');
        return answered;
      };
      const before = transactionsSeen();
      const { data } = await testApp.pay(customer, id);
      await asked;
      const result = await customer.openResult(data ?? '');
      const returned = customer.sendResult(result);
      expect(await customer.viewOrder(id)).toMatchObject({ payment_pending: true });
      gateway.emit('answered');
      expect((await returned).payment_status).toBe('paid');
      expect(transactionsSeen()).toBe(before + 1);
    });

    test.each(['webhook-first', 'webhook-twice', 'captured'])(
      '%s: pays the order without a return',
      async (scenario) => {
        const { id } = await customer.order();
        const { data } = await testApp.pay(customer, id, { scenario });
        await becomes(id, 'received');
        const result = await customer.openResult(data ?? '');
        expect((await customer.sendResult(result)).payment_status).toBe('paid');
        expect(await capturesOf(id)).toHaveLength(1);
      },
    );

    test('late: after the return, it changes nothing', async () => {
      const { id } = await customer.order();
      const { reference } = await payAndReturn(id, { scenario: 'no-webhook' });
      await testApp.runJobs();
      const order = await customer.viewOrder(id);
      testApp.passTime(60_000);
      expect((await send({ reference_number: reference, status: 'FAILED' })).statusCode).toBe(200);
      await testApp.runJobs();
      expect(await customer.viewOrder(id)).toEqual({
        ...order,
        as_of: expect.any(String) as string,
      });
    });

    test('forged: the gateway is asked, and says no', async () => {
      const { id } = await customer.order();
      await testApp.pay(customer, id, { scenario: 'webhook-forged' });
      await becomes(id, 'failed');
      expect((await customer.viewOrder(id)).payment_status).toBe('not_paid');
    });

    test.each([{}, { reference_number: 'SUB-1-1-00000000' }, { reference_number: 5 }, [], 'text'])(
      '%j is answered with 200 and asks nothing',
      async (body) => {
        const seen = testApp.calls.length;
        const answer = await send(typeof body === 'string' ? JSON.stringify(body) : body);
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual({ status: true, code: 200, response: {} });
        expect(testApp.calls.length).toBe(seen);
      },
    );
  });

  describe('direct transport', () => {
    const random = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
    async function payDirectly(
      order: { id: number; grand_total: string },
      amount = order.grand_total,
      form = '',
    ) {
      const reference = `SUB-${order.id}-d${random()}`;
      const request = {
        merchantCode: keys.merchantCode,
        amount,
        currency: 'KWD',
        paymentType: 0,
        responseUrl: 'http://localhost:4000/payment',
        failureUrl: 'http://localhost:4000/order-failed',
        version: '2.0',
        orderReferenceNumber: reference,
        variable1: String(order.id),
      };
      const { body } = await testApp.sandbox.inject({
        method: 'POST',
        url: '/checkout',
        headers: { accesscode: keys.accessCode },
        payload: { data: sealEnvelope(request, keys) },
      });
      const { data } = openEnvelope(body, keys)['response'] as { data: string };
      await testApp.sandbox.inject({
        method: 'POST',
        url: '/payment',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `data=${data}&action=pay${form}`,
      });
      return reference;
    }

    test('a reference that the browser made is recorded once the gateway confirms it', async () => {
      const order = await customer.order();
      const reference = await payDirectly(order);
      expect(await customer.sendResult(resultOf(order.id, reference))).toMatchObject({
        payment_status: 'paid',
        order_reference_number: reference,
      });
    });

    test('one that the gateway does not know leaves no trace', async () => {
      const { id } = await customer.order();
      const reference = `SUB-${id}-d${random()}`;
      expect(await customer.sendResult(resultOf(id, reference))).toMatchObject({
        payment_status: 'not_paid',
        payment_pending: true,
      });
      expect(await customer.viewOrder(id)).toMatchObject({ payment_pending: false });
    });

    test('one for which the gateway shows only another payment leaves no trace', async () => {
      const { id } = await customer.order();
      const results = [{ reference_number: 'SUB-1-1-00000000', status: 'SUCCESSFUL' }];
      testApp.network.fault = (url) =>
        url.includes('/api/transaction/') ? Response.json({ results }) : null;
      expect(await customer.sendResult(resultOf(id, `SUB-${id}-d${random()}`))).toMatchObject({
        payment_status: 'not_paid',
        payment_pending: false,
        order_reference_number: null,
      });
    });

    test('a browser that asked for less has not paid', async () => {
      const order = await customer.order();
      const reference = await payDirectly(order, '0.200');
      const refused = await customer.sendResult(resultOf(order.id, reference));
      expect(refused.payment_status).toBe('not_paid');
      expect(await attemptOf(reference)).toMatchObject({
        flag: 'wrong_amount',
        needs_refund: true,
      });
    });

    test('a reference of another order is refused', async () => {
      const first = await customer.order();
      const reference = await payDirectly(first);
      const second = await customer.order();
      const refused = await customer.refusal(
        'PUT',
        'subscriptions',
        resultOf(second.id, reference),
      );
      expect(refused.error).toBe('payment_reference_mismatch');
    });
  });
});
