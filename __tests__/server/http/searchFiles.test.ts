import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the files that search engines request first', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const storefrontDir = mkdtempSync(join(tmpdir(), 'shop-dist-'));
    writeFileSync(join(storefrontDir, 'index.html'), '<html></html>');
    const config = { publicUrl: 'https://shop.example' };
    testApp = await startTestApp({ database, config, storefrontDir });
  });
  afterAll(() => testApp.stop());

  const read = async (url: string) => (await testApp.app.inject({ url })).body;
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is cached for an hour', async (url, type) => {
    const answer = await testApp.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=3600',
    });
  });

  it('keeps search engines out of customers’ pages, and of the API except what a page reads', async () => {
    const lines = (await read('/robots.txt')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Allow: /api/home',
        'Allow: /api/package-categories/',
        'Disallow: /cart',
        'Disallow: /thank-you/',
        'Disallow: /profile',
        'Sitemap: https://shop.example/sitemap.xml',
      ]),
    );
    expect(lines).not.toContain('Disallow: /login');
  });

  it('keeps search engines out of no page that the sitemap lists', async () => {
    const closed = (await read('/robots.txt'))
      .split('\n')
      .filter((line) => line.startsWith('Disallow: '))
      .map((line) => line.slice('Disallow: '.length));
    const paths = addressesIn(await read('/sitemap.xml')).map(
      (address) => new URL(address ?? '').pathname,
    );
    expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  });

  it('lists the public pages and the packages on sale in both languages', async () => {
    await testApp.context.db
      .updateTable('package_categories')
      .set({ active: false })
      .where('id', '=', 3)
      .execute();
    const packages = [1, 2, 4, 5].map((id) => `/package-categories/${id}`);
    const pages = ['/', '/about-us', '/contact-us', ...packages];
    pages.push('/terms-and-conditions', '/privacy_policy');
    expect(addressesIn(await read('/sitemap.xml'))).toEqual(
      pages.flatMap((path) => ['en', 'ar'].map((it) => `https://shop.example${path}?lang=${it}`)),
    );
  });

  it('lists no packages when the storefront reads those of another server', async () => {
    const other = await startTestApp({ database, config: { apiBase: 'https://api.example' } });
    const { body } = await other.app.inject({ url: '/sitemap.xml' });
    await other.stop();
    expect(body).not.toContain('package-categories');
  });

  it('names the other language of each page', async () => {
    const xml = await read('/sitemap.xml');
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    const [, entry] =
      /<loc>https:\/\/shop\.example\/about-us\?lang=ar<\/loc>(.*?)<\/url>/.exec(xml) ?? [];
    const alternates = [
      ...(entry ?? '').matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g),
    ];
    expect(alternates.map(([, language, address]) => [language, address])).toEqual([
      ['en', 'https://shop.example/about-us?lang=en'],
      ['ar', 'https://shop.example/about-us?lang=ar'],
      ['x-default', 'https://shop.example/about-us?lang=en'],
    ]);
  });

  it('may read the API’s answers, but not list them', async () => {
    const { headers } = await testApp.app.inject({ url: '/api/home' });
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});
