import { REQUEST_TIMEOUT_MS } from '../../../src/api/createApiClient.ts';
import { START_BUDGET_MS } from '../../../server/payments/startPayment.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the start of a payment at a gateway that hangs', (kind) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;
  let sandboxFetch: typeof fetch;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
    sandboxFetch = globalThis.fetch;
    customer = await testApp.newCustomer();
  });
  afterEach(() => {
    globalThis.fetch = sandboxFetch;
  });
  afterAll(() => testApp.stop());

  test('the customer has an answer before the storefront stops waiting', () => {
    expect(START_BUDGET_MS).toBeLessThan(15_000);
    expect(START_BUDGET_MS).toBeLessThan(REQUEST_TIMEOUT_MS);
  });

  test('one deadline ends everything that is asked, and nothing is lost', async () => {
    const { id } = await customer.order();
    for (let attempt = 0; attempt < 3; attempt += 1) await customer.startPayment(id);
    testApp.passTime(60_000);
    const deadlines = new Map<number, AbortController>();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = deadlines.get(ms) ?? new AbortController();
      deadlines.set(ms, controller);
      return controller.signal;
    });
    const hanging: string[] = [];
    const allHang = new Promise<void>((resolve) => {
      globalThis.fetch = (url, init) =>
        new Promise((_resolve, reject) => {
          hanging.push(String(url));
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          if (init?.signal?.aborted === true) reject(new Error('aborted'));
          if (hanging.length === 3) resolve();
        });
    });
    const answer = customer.refusal('POST', 'payments/checkout', { subscription_id: id });
    await allHang;
    deadlines.get(START_BUDGET_MS)?.abort();
    expect(await answer).toMatchObject({ code: 502, error: 'payment_unavailable' });
    expect(hanging.slice(0, 3).every((url) => url.includes('/api/transaction/'))).toBe(true);
    const attempts = await testApp.context.db
      .selectFrom('payment_attempts')
      .select(['status', 'next_check_at'])
      .where('order_id', '=', id)
      .execute();
    expect(attempts.filter(({ status }) => status === 'pending')).toHaveLength(4);
    expect(attempts.every(({ next_check_at }) => next_check_at !== null)).toBe(true);
  });
});
