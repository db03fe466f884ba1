import type { ErrorResponse } from '../../../src/contract/wire/common.ts';
import { newCustomer, quickSignup } from '../../support/apiClient.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

interface Line {
  requestId?: string;
  msg: string;
  route?: string;
  customer?: number | null;
}

describeOnDatabases('the log', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database, config: { logLevel: 'info', trustProxy: true } });
  });
  afterAll(() => testApp.stop());
  beforeEach(() => testApp.logLines.splice(0));

  const lines = () => testApp.logLines.map((line) => JSON.parse(line) as Line);

  it('has one line for each request, with its template instead of its address', async () => {
    const url = '/api/subscriptions/123?token=planted-token';
    const answer = await testApp.app.inject({ url, headers: { 'x-request-id': 'abc-12345' } });
    expect(answer.headers['x-request-id']).toBe('abc-12345');
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 30,
        requestId: 'abc-12345',
        msg: 'request',
        method: 'GET',
        route: '/api/subscriptions/:id',
        status: 401,
        ms: expect.any(Number) as number,
        customer: null,
      }),
    ]);
    expect(testApp.logLines.join('')).not.toContain('planted');
  });

  it('names the customer, and nothing that was sent', async () => {
    const customer = await newCustomer(testApp.app);
    const password = 'planted-password-2027';
    const payload = { email: quickSignup().email, password };
    await testApp.app.inject({ method: 'POST', url: '/api/login', payload });
    await customer.get('GET', 'carts');
    const line = lines().find(({ route }) => route === '/api/carts');
    expect(line?.customer).toEqual(expect.any(Number));
    expect(testApp.logLines.join('')).not.toContain(password);
    expect(testApp.logLines.join('')).not.toContain(customer.token);
  });

  it('names an address that is none of ours by nothing that was sent', async () => {
    await testApp.app.inject({ url: '/api/planted-path' });
    expect(lines()).toMatchObject([{ route: 'none' }]);
  });

  it('finds the cause of a reference that a customer quotes', async () => {
    const { db } = testApp.context;
    await db.schema.alterTable('content_version').renameTo('hidden_version').execute();
    const answer = await testApp.app.inject({ url: '/api/home' });
    await db.schema.alterTable('hidden_version').renameTo('content_version').execute();
    const { reference } = answer.json<{ response: ErrorResponse }>().response;
    expect(reference).toBe(answer.headers['x-request-id']);
    const cause = lines().find(({ msg }) => msg === 'request failed');
    expect(cause?.requestId).toBe(reference);
  });

  it('has the number of the request in background work too', async () => {
    const { db } = testApp.context;
    await db.schema.alterTable('payment_attempts').renameTo('hidden_attempts').execute();
    await testApp.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'x-request-id': 'abc-67890' },
      payload: { reference_number: 'X' },
    });
    await testApp.app.payments.background.idle();
    await db.schema.alterTable('hidden_attempts').renameTo('payment_attempts').execute();
    const failure = lines().find(({ msg }) => msg === 'background payment work failed');
    expect(failure?.requestId).toBe('abc-67890');
    testApp.app.payments.log.error({}, 'of no request');
    expect(lines().at(-1)).not.toHaveProperty('requestId');
  });
});
