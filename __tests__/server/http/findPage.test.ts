import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeNames, routes } from '../../../src/contract/pages/routes.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const PUBLIC_URL = 'https://shop.example';

function storefront(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  copyFileSync('public/index.html', join(folder, 'index.html'));
  return folder;
}

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));

type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string): Attributes {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']): [string, string] => [name, unescaped(value)]),
  );
}

/** The page's metadata: `meta` by name or property, `link` by rel or language. */
function readHead(html: string) {
  const tags = [...html.matchAll(/<(?:meta|link) data-page .*? \/>/g)].map(([tag]) =>
    attributesOf(tag),
  );
  const found: Attributes = Object.fromEntries(
    tags.map(({ name, property, rel, hreflang, content, href }): [string, string] => [
      hreflang ?? name ?? property ?? rel ?? '',
      content ?? href ?? '',
    ]),
  );
  const [, lang, dir] = /<html lang="(\w+)" dir="(\w+)">/.exec(html) ?? [];
  const titles = [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title = '']) =>
    unescaped(title),
  );
  return { lang, dir, titles, found };
}

describeOnDatabases('the head of a page', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({
      database,
      config: { publicUrl: PUBLIC_URL },
      storefrontDir: storefront(),
    });
  });
  afterAll(() => testApp.stop());

  async function open(url: string) {
    const answer = await testApp.app.inject({ url });
    return { status: answer.statusCode, html: answer.body, ...readHead(answer.body) };
  }

  it('is English without a language in the address, whatever the browser prefers', async () => {
    const headers = { 'accept-language': 'ar-KW,ar;q=0.9' };
    const answer = await testApp.app.inject({ url: '/about-us', headers });
    expect(readHead(answer.body)).toMatchObject({
      lang: 'en',
      dir: 'ltr',
      titles: ['About us | Mizan'],
      found: {
        canonical: 'https://shop.example/about-us?lang=en',
        en: 'https://shop.example/about-us?lang=en',
        ar: 'https://shop.example/about-us?lang=ar',
        'x-default': 'https://shop.example/about-us?lang=en',
        manifest: '/manifest.en.webmanifest',
        'og:locale': 'en_GB',
        'og:image': 'https://shop.example/images/brand/share-en.jpg',
      },
    });
  });

  it('is Arabic where the address says so', async () => {
    const page = await open('/about-us/?utm_source=mail&lang=ar');
    expect(page).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
      titles: ['من نحن | ميزان'],
      found: {
        description: expect.stringMatching(/^تعرّف على مطبخنا/) as string,
        canonical: 'https://shop.example/about-us?lang=ar',
        manifest: '/manifest.ar.webmanifest',
        'og:title': 'من نحن | ميزان',
        'og:url': 'https://shop.example/about-us?lang=ar',
        'og:site_name': 'ميزان',
        'og:locale': 'ar_AR',
      },
    });
  });

  it.each(['fr', 'AR', '', 'ar%00'])('is English for lang=%s', async (language) => {
    const page = await open(`/?lang=${language}`);
    expect(page).toMatchObject({
      lang: 'en',
      found: { canonical: 'https://shop.example/?lang=en' },
    });
  });

  it.each([
    ['en', 'Fit Pro | Mizan', /^Built with our sports nutritionist/],
    ['ar', 'فت برو | ميزان', /^صممناها مع أخصائي التغذية/],
  ])('of a package has the kitchen’s texts (%s)', async (language, title, description) => {
    const page = await open(`/package-categories/1?meals=3&lang=${language}`);
    expect(page).toMatchObject({
      status: 200,
      titles: [title],
      found: {
        canonical: `https://shop.example/package-categories/1?lang=${language}`,
        description: expect.stringMatching(description) as string,
      },
    });
  });

  it('cannot be escaped by the kitchen’s texts', async () => {
    const name = `"><script>alert('$&')</script>&amp;`;
    await testApp.context.db
      .updateTable('package_categories')
      .set({ name_en: name, description_en: name })
      .where('id', '=', 2)
      .execute();
    const page = await open('/package-categories/2');
    expect(page.html).not.toContain('<script>alert');
    expect(page.titles).toEqual([`${name} | Mizan`]);
    expect(page.found['description']).toBe(name);
  });

  it.each(['/no/such/page', '/package-categories/999', '/package-categories/1e3'])(
    '%s is not there, and not listed',
    async (url) => {
      const page = await open(url);
      expect(page).toMatchObject({
        status: 404,
        titles: ['Page not found | Mizan'],
        found: { robots: 'noindex' },
      });
      expect(page.found).not.toHaveProperty('canonical');
    },
  );

  it('of a package that is no longer sold does not exist', async () => {
    const sold = (active: boolean) =>
      testApp.context.db
        .updateTable('package_categories')
        .set({ active })
        .where('id', '=', 3)
        .execute();
    await sold(false);
    expect((await open('/package-categories/3')).status).toBe(404);
    await sold(true);
    expect((await open('/package-categories/3')).status).toBe(200);
  });

  it.each(routeNames)('is complete, and offered to search engines if listed: %s', async (name) => {
    for (const language of ['en', 'ar']) {
      const page = await open(`${routes[name].path.replace(/:\w+/g, '1')}?lang=${language}`);
      expect(page.status).toBe(200);
      expect(page.lang).toBe(language);
      expect(page.titles).toHaveLength(1);
      expect(page.titles[0]).toMatch(language === 'ar' ? /.+ \| ميزان$/ : /.+ \| Mizan$/);
      expect(page.found['description']?.length).toBeGreaterThan(25);
      const listed = routes[name].visibility === 'listed';
      expect('canonical' in page.found).toBe(listed);
      expect('robots' in page.found).toBe(!listed);
    }
  });

  it('is generic, and the shop still opens, while the database does not answer', async () => {
    const broken = await startTestApp({ database, storefrontDir: storefront() });
    await broken.context.db.schema.dropTable('package_day_options').cascade().execute();
    const answer = await broken.app.inject({ url: '/package-categories/1' });
    expect(answer.statusCode).toBe(200);
    expect(readHead(answer.body).titles).toEqual(['Package | Mizan']);
    await broken.stop();
  });
});
