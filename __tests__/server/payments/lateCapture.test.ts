import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { act } from '../../support/sandboxGateway.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeOnDatabases('money that the gateway shows late', (kind) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.network.fault = null;
    customer = await testApp.newCustomer();
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
  const sessionOf = (paymentUrl: string) => new URL(paymentUrl).searchParams.get('data') ?? '';
  const notFound = (url: string) =>
    url.includes('/api/transaction/') ? new Response('', { status: 404 }) : null;

  async function round(ms: number): Promise<void> {
    testApp.passTime(ms);
    await testApp.runJobs();
  }

  /** Pays an order, and hides the payment from enquiries until after the session and the grace period. */
  async function payUnseen(): Promise<number> {
    const start = new Date(testApp.context.clock().getTime() + 20 * DAY);
    const startDate = start.toISOString().slice(0, 10);
    const { id } = await customer.order({ startDate });
    testApp.network.fault = notFound;
    await testApp.pay(customer, id, { scenario: 'no-return' });
    for (let minutes = 0; minutes < 62; minutes += 31) await round(31 * MINUTE);
    expect(await attemptsOf(id)).toMatchObject([{ status: 'abandoned' }]);
    return id;
  }

  test('is found by the job, which enquires daily for a week', async () => {
    const id = await payUnseen();
    for (let day = 0; day < 5; day += 1) await round(DAY);
    testApp.network.fault = null;
    await round(DAY);
    expect(await attemptsOf(id)).toMatchObject([{ status: 'captured' }]);
    expect(await customer.viewOrder(id)).toMatchObject({ payment_status: 'paid' });
  });

  test('is not found by the job after the week', async () => {
    const id = await payUnseen();
    for (let day = 0; day < 8; day += 1) await round(DAY);
    expect(await attemptsOf(id)).toMatchObject([{ status: 'abandoned', next_check_at: null }]);
  });

  test('is found when the customer opens the order, however late', async () => {
    const id = await payUnseen();
    for (let day = 0; day < 8; day += 1) await round(DAY);
    testApp.network.fault = null;
    expect(await customer.viewOrder(id)).toMatchObject({ payment_status: 'paid' });
  });

  test('is found before another payment is started, in the oldest of many attempts', async () => {
    const id = await payUnseen();
    for (let attempt = 0; attempt < 3; attempt += 1) await customer.startPayment(id);
    testApp.passTime(2 * MINUTE);
    testApp.network.fault = null;
    const body = { subscription_id: id };
    expect(await customer.refusal('POST', 'payments/checkout', body)).toMatchObject({
      error: 'order_paid',
    });
  });

  test('is found by the customer’s checks, in the oldest of more attempts than one check may enquire about', async () => {
    const id = await payUnseen();
    for (let attempt = 0; attempt < 18; attempt += 1) await customer.startPayment(id);
    testApp.passTime(2 * MINUTE);
    testApp.network.fault = null;
    expect(await customer.viewOrder(id)).toMatchObject({ payment_status: 'paid' });
  });

  test('is enquired about once, however often the customer checks', async () => {
    const id = await payUnseen();
    testApp.passTime(2 * MINUTE);
    const seen = testApp.calls.length;
    await Promise.all([1, 2, 3, 4].map(() => customer.viewOrder(id)));
    expect(testApp.calls.length - seen).toBe(1);
  });

  test('a checkout that the gateway refused is not asked about', async () => {
    const { id } = await customer.order();
    const refusal = Response.json({ status: false, code: 501 });
    testApp.network.fault = (url) => (url.endsWith('/checkout') ? refusal : null);
    await customer.refusal('POST', 'payments/checkout', { subscription_id: id });
    testApp.passTime(2 * MINUTE);
    const seen = testApp.calls.length;
    await customer.viewOrder(id);
    expect(testApp.calls.length).toBe(seen);
  });

  test('makes an attempt open again while the gateway calls it pending', async () => {
    const id = await payUnseen();
    const [attempt] = await attemptsOf(id);
    const results = [{ reference_number: attempt?.reference, status: 'PENDING' }];
    testApp.network.fault = (url) =>
      url.includes('/api/transaction/') ? Response.json({ results }) : null;
    testApp.passTime(2 * MINUTE);
    expect(await customer.viewOrder(id)).toMatchObject({ payment_pending: true });
    testApp.network.fault = null;
    await round(2 * MINUTE);
    expect(await customer.viewOrder(id)).toMatchObject({ payment_status: 'paid' });
  });

  test('pays nothing that is closed: it is flagged for refund', async () => {
    const { id } = await customer.order();
    testApp.network.fault = notFound;
    await testApp.pay(customer, id, { scenario: 'no-return' });
    await round(31 * MINUTE);
    await round(31 * MINUTE);
    await round(DAY);
    expect(await customer.viewOrder(id)).toMatchObject({ payable: false, order_status: 'failed' });
    testApp.network.fault = null;
    await round(DAY);
    expect(await attemptsOf(id)).toMatchObject([
      { status: 'captured', flag: 'order_closed', needs_refund: true },
    ]);
  });

  test('a second capture that is reported during the first enquiry is found by the next round', async () => {
    const { id } = await customer.order();
    const one = await customer.startPayment(id);
    const other = await customer.startPayment(id);
    await act(testApp.sandbox, sessionOf(one.payment_url));
    await act(testApp.sandbox, sessionOf(other.payment_url));
    await Promise.all(
      [one, other].map(({ order_reference_number }) =>
        customer.sendResult({ subscription_id: id, order_reference_number, payment_status: true }),
      ),
    );
    await round(15_000);
    const attempts = await attemptsOf(id);
    expect(attempts.map(({ status }) => status)).toEqual(['captured', 'captured']);
    expect(attempts.filter(({ flag }) => flag === 'second_capture')).toHaveLength(1);
    expect(await customer.viewOrder(id)).toMatchObject({ payment_status: 'paid' });
  });
});
