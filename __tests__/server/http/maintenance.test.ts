import type { ErrorResponse } from '../../../src/contract/wire/common.ts';
import { buildApp } from '../../../server/app.ts';
import { ApiClient, newCustomer, plan } from '../../support/apiClient.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the API during maintenance', (database) => {
  let open: TestApp;
  let closed: TestApp['app'];
  let customer: ApiClient;
  beforeAll(async () => {
    open = await startTestApp({ database });
    const config = { ...open.context.config, maintenance: true };
    closed = await buildApp({ ...open.context, config, storefrontDir: null });
    customer = new ApiClient(closed);
    customer.token = (await newCustomer(open.app)).token;
  });
  afterAll(async () => {
    await closed.close();
    await open.stop();
  });

  it.each([
    ['en', "We'll be back soon!"],
    ['ar', 'سنعود قريبًا!'],
  ])('answers its notice (%s)', async (locale, message) => {
    const answer = await closed.inject({ url: '/api/home', headers: { locale } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('300');
    expect(answer.json()).toEqual({
      status: false,
      code: 503,
      response: { error: 'maintenance', message },
    });
  });

  it.each([
    ['POST', 'login'],
    ['POST', 'contact-us'],
    ['GET', 'subscriptions'],
    ['POST', 'subscriptions'],
    ['POST', 'payments/checkout'],
    ['POST', 'appointment-booking'],
    ['GET', 'customer-booking'],
    ['PUT', 'cancel-booking/1'],
    ['PUT', 'move-booking/1'],
    ['GET', 'no-such-call'],
  ] as const)('%s %s waits', async (method, path) => {
    const refusal = await customer.refused(503, method, path);
    expect(refusal.error).toBe('maintenance');
  });

  it.each([
    ['POST', 'payments/webhook', { data: '00' }, 200],
    ['POST', 'payments/result', { data: '00' }, 422],
    [
      'PUT',
      'subscriptions',
      { subscription_id: 1, order_reference_number: 'SUB-1-1-00000000' },
      404,
    ],
    ['GET', 'subscriptions/1', undefined, 404],
    [
      'PUT',
      'appointment-booking',
      { booking_id: 1, order_reference_number: 'APT-1-1-00000000' },
      404,
    ],
    ['GET', 'appointment-booking/1', undefined, 404],
  ] as const)('%s %s stays open: a payment is under way', async (method, path, body, code) => {
    const envelope = await customer.call<ErrorResponse>(method, path, body);
    expect(envelope.code).toBe(code);
  });

  it('moves no appointment', async () => {
    const refusal = await customer.refused(503, 'PUT', 'appointment-booking', { booking_id: 1 });
    expect(refusal.error).toBe('maintenance');
  });

  it('is over with the setting', async () => {
    const again = new ApiClient(open.app);
    again.token = customer.token;
    expect(await again.call('POST', 'carts', plan())).toMatchObject({ code: 200 });
  });
});
