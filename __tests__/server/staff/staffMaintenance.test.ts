import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

function builtStorefront(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  writeFileSync(join(folder, 'index.html'), '<html><!--runtime-settings--></html>');
  return folder;
}

describeOnDatabases('maintenance, switched by the kitchen', (database) => {
  let testApp: TestApp;
  let other: FastifyInstance;
  let manager: StaffClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    other = await buildApp({ ...testApp.context, storefrontDir: builtStorefront() });
    manager = await logInAs(testApp.app, 'manager');
  });
  beforeEach(() => later(2));
  afterEach(() => turn(false));
  afterAll(async () => {
    await other.close();
    await testApp.stop();
  });

  let seconds = 0;
  function later(more: number): void {
    seconds += more;
    testApp.setNow(new Date(TEST_NOW.getTime() + seconds * 1000));
  }
  const turn = (on: boolean) => manager.get('PUT', 'maintenance', { on });
  const codeOf = async (app: FastifyInstance) =>
    (await app.inject({ url: '/api/home' })).statusCode;

  it('closes this process at once and every other within a second, and opens them again', async () => {
    expect([await codeOf(testApp.app), await codeOf(other)]).toEqual([200, 200]);
    expect(await turn(true)).toEqual({ on: true, by_environment: false });
    expect(await codeOf(testApp.app)).toBe(503);
    later(1);
    expect(await codeOf(other)).toBe(503);
    expect(await turn(false)).toEqual({ on: false, by_environment: false });
    expect(await codeOf(testApp.app)).toBe(200);
    later(1);
    expect(await codeOf(other)).toBe(200);
  });

  it('shows the notice in place of pages, except those that a payment returns to', async () => {
    const page = async (url: string) => other.inject({ url });
    expect((await page('/')).statusCode).toBe(200);
    await turn(true);
    later(1);
    const closed = await page('/');
    expect(closed.statusCode).toBe(503);
    expect(closed.headers['retry-after']).toBe('300');
    expect(closed.body).toContain('"maintenance":true');
    const back = await page('/payment?data=00ff');
    expect(back.statusCode).toBe(200);
    expect(back.body).toContain('"maintenance":false');
  });

  it('lets money arrive, the kitchen work and the processes stay', async () => {
    await turn(true);
    later(1);
    const client = new ApiClient(other);
    expect(await client.call('POST', 'payments/webhook', { data: '00' })).toMatchObject({
      code: 200,
    });
    expect((await logInAs(other, 'kitchen')).cookie).not.toBeNull();
    expect((await other.inject({ url: '/health' })).statusCode).toBe(200);
    expect((await other.inject({ url: '/ready' })).statusCode).toBe(200);
  });

  it('is logged once, however often it is requested', async () => {
    const { db } = testApp.context;
    const { id: last } = await db
      .selectFrom('audit_log')
      .select((entry) => entry.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    await Promise.all([turn(true), turn(true)]);
    await turn(false);
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'shop.closed', before: { maintenance: false }, after: { maintenance: true } },
      { action: 'shop.opened', before: { maintenance: true }, after: { maintenance: false } },
    ]);
  });

  it('stays on where the environment says so', async () => {
    const config = { ...testApp.context.config, maintenance: true };
    const closed = await buildApp({ ...testApp.context, config, storefrontDir: null });
    const there = await logInAs(closed, 'manager');
    expect(await there.get('PUT', 'maintenance', { on: false })).toEqual({
      on: true,
      by_environment: true,
    });
    expect(await codeOf(closed)).toBe(503);
    await closed.close();
  });
});
