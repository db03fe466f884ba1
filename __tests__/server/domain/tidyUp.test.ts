import { tidyUp } from '../../../server/domain/tidyUp.ts';
import { ApiClient, newCustomer } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('tidying up', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  afterAll(() => testApp.stop());

  it('forgets limits, links and addresses once they no longer count, not before', async () => {
    const { app, context } = testApp;
    const rows = async () => [
      (await context.db.selectFrom('password_resets').selectAll().execute()).length,
      (await context.db.selectFrom('rate_limits').selectAll().execute()).length,
      (await context.db.selectFrom('known_addresses').selectAll().execute()).length,
    ];
    const guest = new ApiClient(app);
    await guest.get('POST', 'reset-password-token', { email: 'noura@example.com' });
    await newCustomer(app);
    const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * 60 * 60 * 1000);
    await tidyUp(context.db, TEST_NOW);
    expect(await rows()).toEqual([1, 3, 1]);
    await tidyUp(context.db, later(1));
    expect(await rows()).toEqual([0, 0, 1]);
    await tidyUp(context.db, later(90 * 24));
    expect(await rows()).toEqual([0, 0, 1]);
    await tidyUp(context.db, later(90 * 24 + 1));
    expect(await rows()).toEqual([0, 0, 0]);
  });
});
