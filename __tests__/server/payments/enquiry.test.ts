import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('several attempts at one order', (kind) => {
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

  test('are all settled before the failure of one is reported', async () => {
    const { id } = await customer.order();
    const { order_reference_number: broken } = await customer.startPayment(id);
    await testApp.pay(customer, id, { scenario: 'no-return' });
    let triedTwice: () => void;
    const givenUp = new Promise<void>((resolve) => {
      triedTwice = resolve;
    });
    let tries = 0;
    globalThis.fetch = async (...request) => {
      if (String(request[0]).includes(broken)) {
        tries += 1;
        if (tries === 2) triedTwice();
        return new Response('', { status: 400 });
      }
      await givenUp;
      // Slower than an answer that waits for nothing more.
      for (let requests = 0; requests < 5; requests += 1) await customer.cart();
      return sandboxFetch(...request);
    };
    expect(await customer.refusal('POST', `subscriptions/${id}/reopen`)).toMatchObject({
      error: 'payment_unknown',
    });
    expect(await testApp.orderStatus(id)).toBe('received');
  });
});
