import { hashPassword } from '../../../server/domain/passwords.ts';
import { startMetricsServer } from '../../../server/http/metricsServer.ts';
import { newCustomer } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

jest.unmock('../../../server/domain/passwordCost.ts');

describeOnDatabases('a measured value', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database, metrics: true });
  });
  afterAll(() => testApp.stop());

  const measured = async () => (await testApp.metrics?.text())?.split('\n') ?? [];

  it('is how long each kind of request takes, without an id', async () => {
    const customer = await newCustomer(testApp.app);
    await customer.refused(404, 'GET', 'subscriptions/4711');
    await testApp.app.inject({ url: '/api/planted-path' });
    const lines = await measured();
    const counts = lines.filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/subscriptions/:id",status="404"} 1',
    );
    expect(counts).toContain(
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    );
    // Names and labels: a figure may hold any digits.
    const series = lines.map((line) => line.slice(0, line.lastIndexOf(' ')));
    expect(series.join('\n')).not.toMatch(/4711|planted/);
  });

  it('is one of the process itself', async () => {
    expect(await measured()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds \d/)]),
    );
  });

  it('is how many passwords are hashed, and how many wait', async () => {
    const hashing = Array.from({ length: 20 }, () => hashPassword('secret2027'));
    const lines = await measured();
    expect(lines).toContainEqual(
      expect.stringMatching(/^shop_password_hashes{state="waiting"} \d\d/),
    );
    await Promise.all(hashing);
  });

  it('is the backlog of the jobs, and its age', async () => {
    const message = { name: 'Sara', email: 's@example.com', subject: 'A', message: 'B' };
    await testApp.app.inject({ method: 'POST', url: '/api/contact-us', payload: message });
    testApp.setNow(new Date(TEST_NOW.getTime() + 90_000));
    const lines = await measured();
    expect(lines).toContain('shop_waiting{what="mail"} 1');
    expect(lines).toContain('shop_waiting_age_seconds{what="mail"} 90');
    expect(lines).toContain('shop_waiting{what="payment_check"} 0');
    expect(lines).toContain('shop_waiting{what="refund"} 0');
    expect(lines).toContain('shop_database_up 1');
  });

  it('says that the database is away, and no old figure', async () => {
    const { db } = testApp.context;
    await db.schema.alterTable('orders').renameTo('hidden_orders').execute();
    const lines = await measured();
    await db.schema.alterTable('hidden_orders').renameTo('orders').execute();
    expect(lines).toContain('shop_database_up 0');
    expect(lines.filter((line) => line.startsWith('shop_waiting{'))).toEqual([]);
  });

  it('is served on a port of its own, and not by the shop', async () => {
    expect((await testApp.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    if (testApp.metrics === undefined) throw new Error('Nothing is measured');
    const server = await startMetricsServer(testApp.metrics, { port: 0, host: '127.0.0.1' });
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(await answer.text()).toContain('# TYPE http_request_duration_seconds histogram');
    await server.stop();
  });
});
