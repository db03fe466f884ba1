import { createPaymentContext } from '../../server/createPaymentContext.ts';
import { runJobs } from '../../server/jobs.ts';
import { ApiClient } from '../support/apiClient.ts';
import { startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { describeOnDatabases } from '../support/testDatabase.ts';

describeOnDatabases('a round of jobs', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  afterAll(() => testApp.stop());

  it('mails customers’ messages, and deletes expired limits', async () => {
    const { app, context, mails, setNow } = testApp;
    const message = { name: 'Hessa', email: 'hessa@example.com', subject: 'Hi', message: 'Hello' };
    await new ApiClient(app).get('POST', 'contact-us', message);
    setNow(new Date(context.clock().getTime() + 60 * 60 * 1000));
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    await runJobs(createPaymentContext(context, log));
    expect(mails.map(({ subject }) => subject)).toEqual(['Contact form: Hi']);
    expect(await context.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    expect(log.error).not.toHaveBeenCalled();
  });
});
