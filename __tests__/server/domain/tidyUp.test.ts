import { tidyUp } from '../../../server/domain/tidyUp.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('tidying up', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  afterAll(() => testApp.stop());

  it('forgets limits and links once they no longer count, not before', async () => {
    const { app, context } = testApp;
    const rows = async () => [
      (await context.db.selectFrom('password_resets').selectAll().execute()).length,
      (await context.db.selectFrom('rate_limits').selectAll().execute()).length,
    ];
    const guest = new ApiClient(app);
    await guest.get('POST', 'reset-password-token', { email: 'noura@example.com' });
    await tidyUp(context.db, TEST_NOW);
    expect(await rows()).toEqual([1, 2]);
    await tidyUp(context.db, new Date(TEST_NOW.getTime() + 60 * 60 * 1000));
    expect(await rows()).toEqual([0, 0]);
  });
});
