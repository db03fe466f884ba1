import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { act } from '../../support/sandboxGateway.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnDatabases('the payment jobs', (kind) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.network.fault = null;
    customer = await testApp.newCustomer();
    // Leaves the attempts of earlier tests behind.
    await testApp.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
  });
  afterAll(() => testApp.stop());

  const attemptsOf = (orderId: number) =>
    testApp.context.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute();
  const orderOf = (id: number) =>
    testApp.context.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const enquiries = () => testApp.calls.filter((url) => url.includes('/api/transaction/')).length;
  const sessionOf = (paymentUrl: string) => new URL(paymentUrl).searchParams.get('data') ?? '';

  async function round(ms: number): Promise<void> {
    testApp.passTime(ms);
    await testApp.runJobs();
  }

  test('settles the payment of a customer who paid and closed the tab', async () => {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'no-return' });
    await round(MINUTE);
    expect(await orderOf(id)).toMatchObject({ status: 'received' });
  });

  test('enquires about nothing before it is due, and twice as late each time', async () => {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'enquiry-pending', count: '9' });
    const seen = enquiries();
    const asked = [];
    for (let minute = 0; minute < 8; minute += 1) {
      await round(MINUTE);
      asked.push(enquiries() - seen);
    }
    expect(asked).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
    expect((await attemptsOf(id))[0]?.status).toBe('pending');
  });

  test('two rounds at once enquire once', async () => {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'enquiry-pending', count: '9' });
    testApp.passTime(MINUTE);
    const seen = enquiries();
    await Promise.all([testApp.runJobs(), testApp.runJobs(), testApp.runJobs()]);
    expect(enquiries() - seen).toBe(1);
  });

  test('an unpaid attempt is abandoned after its session and the grace period, not before', async () => {
    const { id } = await customer.order();
    await customer.startPayment(id);
    await round(16 * MINUTE);
    expect((await attemptsOf(id))[0]?.status).toBe('pending');
    await round(30 * MINUTE);
    expect(await attemptsOf(id)).toMatchObject([{ status: 'abandoned' }]);
    expect(await customer.viewOrder(id)).toMatchObject({ order_status: 'failed', payable: true });
  });

  test('one that the gateway still calls pending is never given up', async () => {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'enquiry-pending', count: '3' });
    await round(HOUR);
    await round(12 * HOUR);
    expect((await attemptsOf(id))[0]?.status).toBe('pending');
    await round(12 * HOUR);
    await round(12 * HOUR);
    expect((await orderOf(id)).status).toBe('received');
  });

  test('abandons nothing while the gateway is down', async () => {
    const { id } = await customer.order();
    const { payment_url } = await customer.startPayment(id);
    await act(testApp.sandbox, sessionOf(payment_url));
    const spy = jest
      .spyOn(testApp.payments.provider, 'enquire')
      .mockResolvedValue({ kind: 'unavailable', retryAfterMs: null });
    await round(2 * HOUR);
    expect((await attemptsOf(id))[0]?.status).toBe('pending');
    spy.mockRestore();
    await round(12 * HOUR);
    expect((await orderOf(id)).status).toBe('received');
  });

  test('a failed attempt is checked for a week: a late success counts', async () => {
    const { id } = await customer.order();
    const { payment_url, order_reference_number } = await customer.startPayment(id);
    const result = {
      subscription_id: id,
      order_reference_number,
      payment_status: false,
    };
    const spy = jest.spyOn(testApp.payments.provider, 'enquire');
    await act(testApp.sandbox, sessionOf(payment_url), { action: 'decline' });
    await customer.sendResult(result);
    expect((await orderOf(id)).status).toBe('failed');
    spy.mockResolvedValue({
      kind: 'found',
      transactions: [
        {
          state: 'successful',
          reference: order_reference_number,
          amount: (await orderOf(id)).grand_total_fils,
          currency: 'KWD',
          token: null,
          paymentId: '100424210000015649',
          paymentType: 'KNET',
          resultCode: 'CAPTURED',
          paidOn: testApp.context.clock(),
          administrativeCharge: 250,
        },
      ],
    });
    await round(40 * MINUTE);
    spy.mockRestore();
    expect(await customer.viewOrder(id)).toMatchObject({
      order_status: 'received',
      payment_status: 'paid',
      payment_gateway_charges: '0.250',
    });
    for (let day = 0; day < 8; day += 1) await round(24 * HOUR);
    expect((await attemptsOf(id))[0]).toMatchObject({ status: 'captured', next_check_at: null });
  });

  test('one attempt that cannot be settled does not delay the others', async () => {
    const first = await customer.order();
    await testApp.pay(customer, first.id, { scenario: 'no-return' });
    const second = await customer.order();
    await testApp.pay(customer, second.id, { scenario: 'no-return' });
    jest.spyOn(testApp.payments.provider, 'enquire').mockRejectedValueOnce(new Error('unexpected'));
    await round(MINUTE);
    const states = [(await orderOf(first.id)).status, (await orderOf(second.id)).status];
    expect(states.sort()).toEqual(['pending', 'received']);
    await round(HOUR);
    expect((await orderOf(first.id)).status).toBe('received');
  });

  describe('when the minute has fewer enquiries than are due', () => {
    const SECOND = 1000;
    /** This many remain for the jobs. */
    async function leave(count: number): Promise<void> {
      const { db, clock } = testApp.context;
      await db.updateTable('enquiry_slots').set({ used_at: clock() }).execute();
      await db
        .updateTable('enquiry_slots')
        .set({ used_at: null })
        .where('number', '<=', count)
        .execute();
    }
    async function payAndLeave(payer: TestCustomer): Promise<number> {
      const { id } = await payer.order();
      await testApp.pay(payer, id, { scenario: 'no-return' });
      return id;
    }
    const statusOf = async (id: number) => (await orderOf(id)).status;

    test('the one payment of a customer does not wait for the many of another', async () => {
      const many = [];
      for (let count = 0; count < 3; count += 1) many.push(await payAndLeave(customer));
      testApp.passTime(10 * SECOND);
      const one = await payAndLeave(await testApp.newCustomer());
      testApp.passTime(MINUTE);
      await leave(1);
      await testApp.runJobs();
      expect(await statusOf(one)).toBe('received');
      await leave(2);
      await testApp.runJobs();
      const found = await Promise.all(many.map(statusOf));
      expect(found.filter((status) => status === 'received')).toHaveLength(2);
    });

    test('the customer with many attempts does not wait forever: the longest due comes first', async () => {
      const [first] = [await payAndLeave(customer), await payAndLeave(customer)];
      testApp.passTime(3 * MINUTE);
      const later = await payAndLeave(await testApp.newCustomer());
      testApp.passTime(MINUTE);
      await leave(1);
      await testApp.runJobs();
      expect([await statusOf(first), await statusOf(later)]).toEqual(['received', 'pending']);
    });

    test('an attempt without an enquiry keeps its place', async () => {
      const first = await payAndLeave(customer);
      testApp.passTime(30 * SECOND);
      const later = await payAndLeave(await testApp.newCustomer());
      testApp.passTime(30 * SECOND);
      await leave(0);
      await testApp.runJobs();
      testApp.passTime(MINUTE + 5 * SECOND);
      await leave(1);
      await testApp.runJobs();
      expect([await statusOf(first), await statusOf(later)]).toEqual(['received', 'pending']);
    });
  });

  describe('an order that was never paid', () => {
    test('is closed once it can no longer be prepared, and frees its voucher', async () => {
      await customer.fillCart();
      await customer.ok('POST', 'carts/voucher', { coupon_code: 'WELCOME10' });
      const { id } = await customer.orderCart((await customer.cart()).id);
      await testApp.runJobs();
      expect(await customer.viewOrder(id)).toMatchObject({
        payable: true,
        order_status: 'pending',
      });
      await round(24 * HOUR);
      expect(await customer.viewOrder(id)).toMatchObject({
        payable: false,
        order_status: 'failed',
      });
      const body = { subscription_id: id };
      expect(await customer.refusal('POST', 'payments/checkout', body)).toMatchObject({
        code: 409,
        error: 'order_not_payable',
      });
      await customer.fillCart();
      await customer.ok('POST', 'carts/voucher', { coupon_code: 'WELCOME10' });
    });

    test('is not closed while a payment is undecided', async () => {
      const { id } = await customer.order();
      await testApp.pay(customer, id, { scenario: 'enquiry-pending', count: '9' });
      await round(24 * HOUR);
      expect((await orderOf(id)).closed_at).toBeNull();
    });

    test('and is paid after it was closed: the money has to go back', async () => {
      const { id } = await customer.order();
      const { payment_url, order_reference_number } = await customer.startPayment(id);
      const { db } = testApp.context;
      await db
        .updateTable('payment_attempts')
        .set({ status: 'abandoned', next_check_at: null })
        .where('order_id', '=', id)
        .execute();
      await act(testApp.sandbox, sessionOf(payment_url));
      await round(24 * HOUR);
      await customer.sendResult({
        subscription_id: id,
        order_reference_number,
        payment_status: true,
      });
      expect(await customer.viewOrder(id)).toMatchObject({
        payment_status: 'not_paid',
        order_status: 'failed',
      });
      expect((await attemptsOf(id))[0]).toMatchObject({ flag: 'order_closed', needs_refund: true });
    });

    test('a paid order stays, whatever the day', async () => {
      const { id } = await customer.order();
      await testApp.pay(customer, id, { scenario: 'no-return' });
      await round(MINUTE);
      const before = await orderOf(id);
      await round(30 * 24 * HOUR);
      expect(await orderOf(id)).toEqual(before);
    });
  });

  describe('the confirmation', () => {
    const mailsOf = (id: number) =>
      testApp.mails.filter(({ subject }) => subject.includes(`MZ-${id}`));

    test('goes to the customer once, in the language of the order', async () => {
      customer.locale = 'ar';
      const { id, grand_total } = await customer.order();
      await testApp.pay(customer, id, { scenario: 'no-return' });
      await round(MINUTE);
      await round(HOUR);
      const [mail, ...more] = mailsOf(id);
      expect(more).toEqual([]);
      expect(mail?.to).toMatch(/^customer\d+@example.com$/);
      expect(mail?.subject).toBe(`استلمنا طلبك MZ-${id}`);
      expect(mail?.html).toContain('<html lang="ar" dir="rtl" ');
      expect(mail?.text).toContain(grand_total);
      expect(mail?.text).toContain(`http://localhost:4000/order-details/${id}`);
    });

    test('a mail server that is down delays it, and touches nothing else', async () => {
      const { id } = await customer.order();
      const { mailer } = testApp.context;
      const send = jest.spyOn(mailer, 'send').mockRejectedValue(new Error('down'));
      await testApp.pay(customer, id, { scenario: 'no-return' });
      await round(MINUTE);
      expect((await orderOf(id)).status).toBe('received');
      send.mockRestore();
      await round(MINUTE);
      expect(mailsOf(id)).toHaveLength(0);
      await round(5 * MINUTE);
      expect(mailsOf(id)).toHaveLength(1);
      expect((await orderOf(id)).confirmation_due_at).toBeNull();
    });

    test('user input is escaped in it', async () => {
      const { id } = await customer.order();
      await testApp.context.db
        .updateTable('orders')
        .set({ customer_name: '<img src=x>' })
        .where('id', '=', id)
        .execute();
      await testApp.pay(customer, id, { scenario: 'no-return' });
      await round(MINUTE);
      expect(mailsOf(id)[0]?.html).not.toContain('<img');
    });
  });
});
