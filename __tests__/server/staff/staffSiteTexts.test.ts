import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import type { HomeResponse } from '../../../src/contract/wire/home.ts';
import type { SiteTexts, SiteTextsAnswer } from '../../../src/contract/wire/staff/siteTexts.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the kitchen’s texts in the shop', (database) => {
  let testApp: TestApp;
  let other: FastifyInstance;
  let manager: StaffClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    const { context } = testApp;
    const content = createContentCache(context.db);
    other = await buildApp({ ...context, content, storefrontDir: null });
    manager = await logInAs(testApp.app, 'manager');
  });
  afterAll(async () => {
    await other.close();
    await testApp.stop();
  });

  const read = () => manager.get<SiteTextsAnswer>('GET', 'site-content');
  const change = async (changes: Partial<SiteTexts>, seen?: number) => {
    const { texts, version } = await read();
    return manager.inject('PUT', 'site-content', {
      ...texts,
      ...changes,
      version: seen ?? version,
    });
  };
  const onPages = async (key: string) => {
    const { content } = await new ApiClient(other).get<HomeResponse>('GET', 'home');
    return content.find((entry) => entry.key === key);
  };

  it('is on the pages of every process at once, with markup as it was typed', async () => {
    expect((await onPages('footer_timing'))?.value_en).toBe('Saturday to Thursday, 8AM-8PM');
    const texts = { footer_timing_en: '<b>Daily</b>, 7AM-9PM', footer_timing_ar: ' يوميًا ' };
    expect((await change(texts)).statusCode).toBe(200);
    expect(await onPages('footer_timing')).toMatchObject({
      value_en: '<b>Daily</b>, 7AM-9PM',
      value_ar: 'يوميًا',
    });
    await change({ footer_phone: '+965 2222 0181' });
    expect(await onPages('footer_phone')).toMatchObject({
      value_en: '+965 2222 0181',
      value_ar: '+965 2222 0181',
    });
    expect(await onPages('header_logo_desktop')).toBeDefined();
    const entry = await testApp.context.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'site_content.changed',
      after: { footer_phone_en: '+965 2222 0181', footer_phone_ar: '+965 2222 0181' },
    });
  });

  it.each([
    [{ footer_timing_ar: ' ' }, 'footer_timing_ar'],
    [{ kitchen_name_en: '' }, 'kitchen_name_en'],
    [{ footer_instagram: 'javascript:alert(1)' }, 'footer_instagram'],
    [{ footer_instagram: 'javascript://x.example/%0aalert(1)' }, 'footer_instagram'],
    [{ footer_instagram: 'http://instagram.example' }, 'footer_instagram'],
    [{ footer_address_map: 'https://maps.example/"onload' }, 'footer_address_map'],
    [{ footer_phone: 'call us' }, 'footer_phone'],
    [{ footer_email: 'hello' }, 'footer_email'],
    [{ app_ios: 'javascript:alert(1)' }, 'app_ios'],
  ])('refuses %j at its field', async (changes, field) => {
    const { texts, version } = await read();
    const { errors } = await manager.refused(422, 'PUT', 'site-content', {
      ...texts,
      ...changes,
      version,
    });
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it('has links to the apps once there are some, and until they are taken away', async () => {
    const android = async () => (await onPages('app_android'))?.value_ar ?? '';
    const { version } = await read();
    expect(await android()).toBe('');
    expect((await change({ app_android: 'https://play.example/mizan' })).statusCode).toBe(200);
    expect(await android()).toBe('https://play.example/mizan');
    expect((await change({ app_android: ' ' })).statusCode).toBe(200);
    expect(await android()).toBe('');
    expect(await onPages('app_ios')).toBeUndefined();
    expect((await read()).version).toBe(version + 2);
  });

  it('refuses the second of two changes, and applies a repeated one once', async () => {
    const { version } = await read();
    const both = await Promise.all([
      change({ kitchen_name_en: 'Mizan One' }, version),
      change({ kitchen_name_en: 'Mizan Two' }, version),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(version + 1);
    expect((await change({}, version)).statusCode).toBe(200);
    expect((await change({ kitchen_name_en: 'Mizan' })).statusCode).toBe(200);
  });
});
