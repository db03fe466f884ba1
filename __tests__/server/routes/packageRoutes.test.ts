import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('packages', (database) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp({ database });
  });
  afterAll(() => shop.stop());

  it('answers the home page', async () => {
    const answer = await shop.app.inject({ url: '/api/home' });
    expect(answer.statusCode).toBe(200);
  });
});
