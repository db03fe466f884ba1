import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the app of the staff', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const storefrontDir = mkdtempSync(join(tmpdir(), 'shop-dist-'));
    mkdirSync(join(storefrontDir, 'kitchen'));
    writeFileSync(join(storefrontDir, 'index.html'), '<html>the shop</html>');
    writeFileSync(join(storefrontDir, 'kitchen/index.html'), '<html>the kitchen</html>');
    testApp = await startTestApp({ database, storefrontDir });
  });
  afterAll(() => testApp.stop());

  const get = (url: string) => testApp.app.inject({ url });

  it.each(['/kitchen', '/kitchen/', '/kitchen/orders/7', '/kitchen/index.html'])(
    '%s is the app, cached by nothing and found by no search engine',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body]).toEqual([200, '<html>the kitchen</html>']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it('is not named to search engines, nor to customers', async () => {
    expect((await get('/robots.txt')).body).not.toContain('kitchen');
    expect((await get('/kitchens')).statusCode).toBe(404);
  });

  it('is no page of the shop while there is no account', async () => {
    await testApp.context.db.deleteFrom('staff').execute();
    const { statusCode, body } = await get('/kitchen');
    expect(statusCode).toBe(404);
    expect(body).toContain('the shop');
  });
});
