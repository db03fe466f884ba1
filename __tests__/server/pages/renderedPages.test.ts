import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderedPages } from '../../../server/pages/renderedPages.ts';
import type { Renderer } from '../../../server/pages/renderer.ts';
import type { Visitor } from '../../../server/pages/visitor.ts';
import { languageCodes } from '../../../src/contract/languages.ts';
import { PAGE_TYPEFACES, type PageRequest } from '../../../src/contract/pages/renderedPage.ts';
import { builtTypefaces } from '../../support/builtTypefaces.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const INDEX =
  '<html lang="en"><head><!--page-head--><!--/page-head-->' +
  '<script defer="defer" src="/assets/main.js"></script>' +
  '<link href="/assets/main.css" rel="stylesheet"></head><body><div id="shop"></div></body></html>';
const ENGLISH: Visitor = { language: 'en', isSettled: false, offered: null };

function builtStorefront(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.css'), 'body{margin:0}');
  writeFileSync(join(folder, 'assets/home.css'), '.hero{color:red}');
  for (const { file } of builtTypefaces.ar) writeFileSync(join(folder, file), file);
  return folder;
}

const files: Renderer['files'] = {
  parts: {
    main: { scripts: ['assets/main.js'], styles: ['assets/main.css'] },
    home: { scripts: ['assets/home.js'], styles: ['assets/home.css'] },
    'messages-ar': { scripts: ['assets/ar.js'], styles: [] },
  },
  typefaces: builtTypefaces,
};

function blockOf(html: string | null, id: string): unknown {
  const [, json = ''] = new RegExp(`id="${id}">(.*?)</script>`).exec(html ?? '') ?? [];
  return JSON.parse(json);
}

describeOnDatabases('rendered pages', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  afterAll(() => testApp.stop());

  function open(render: (request: PageRequest) => Promise<string>) {
    const requests: PageRequest[] = [];
    const pages = renderedPages({
      ...testApp.context,
      app: testApp.app,
      storefrontDir: builtStorefront(),
      index: INDEX,
      renderer: {
        files,
        starter: 'begin()',
        renderPage: async (request) => {
          requests.push(request);
          const html = await render(request);
          return { preloads: '<link rel="preload" href="/hero.svg"/>', html, state: { html } };
        },
      },
    });
    const read = async (url: string, visitor: Visitor = ENGLISH) => {
      const page = await pages.read(url, visitor);
      return page === 'away' ? page : page && String(await page.body('identity'));
    };
    return { requests, read };
  }

  it('have the rendered markup, their styles, and their state, which cannot end its element', async () => {
    const { read } = open(() => Promise.resolve('<p>Hello</p></script>'));
    const html = await read('/', { language: 'ar', isSettled: true, offered: null });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<div id="shop"><p>Hello</p></script></div>');
    expect(html).toContain('<style data-href="/assets/main.css">body{margin:0}</style>');
    expect(html).toContain('<style data-href="/assets/home.css">.hero{color:red}</style>');
    expect(html).not.toContain('rel="stylesheet"');
    expect(blockOf(html, 'page-state')).toEqual({ html: '<p>Hello</p></script>' });
  });

  it('are not shown before their header is whole', async () => {
    const { read } = open(() => Promise.resolve('page'));
    const html = (await read('/')) ?? '';
    const whole = html.indexOf('<link rel="expect" href="#main" blocking="render"/>');
    expect(whole).toBeGreaterThan(html.indexOf('<head>'));
    expect(whole).toBeLessThan(html.indexOf('</head>'));
  });

  it('have their head but for the manifest, whose icon would be fetched beside the first paint', async () => {
    const { read } = open(() => Promise.resolve('page'));
    const html = await read('/');
    expect(html).toContain('rel="canonical"');
    expect(html).not.toContain('rel="manifest"');
  });

  it('have the typefaces of their language before the script that adds them to the document', async () => {
    const { read } = open(() => Promise.resolve('page'));
    for (const language of languageCodes) {
      const html = await read('/', { language, isSettled: true, offered: null });
      const embedded = builtTypefaces[language].map((it) => ({ ...it, data: btoa(it.file) }));
      expect(blockOf(html, PAGE_TYPEFACES)).toEqual(embedded);
      expect(html).toMatch(new RegExp(`id="${PAGE_TYPEFACES}">[^<]*</script><script>begin\\(\\)`));
      expect(html).not.toContain('rel="preload" href="/assets');
    }
  });

  it('leave their scripts to the embedded start script', async () => {
    const { read } = open(() => Promise.resolve('page'));
    const html = await read('/', { language: 'ar', isSettled: true, offered: null });
    expect(html).toContain('<script>begin()</script>');
    expect(html).not.toContain('<script defer');
    expect(blockOf(html, 'page-scripts')).toEqual({
      scripts: ['/assets/main.js'],
      preloads: ['/assets/ar.js', '/assets/home.js'],
    });
  });

  it('ask the API of this server', async () => {
    const { read } = open(async ({ fetch, apiBase }) => {
      const answer = await fetch(`${apiBase}/package-categories/999999`);
      const home = (await (await fetch(`${apiBase}/home`)).json()) as { status: boolean };
      return `${answer.status} ${home.status}`;
    });
    expect(await read('/')).toContain('404 true');
  });

  it('are one page for every query that they do not show', async () => {
    const { requests, read } = open(() => Promise.resolve('page'));
    await read('/about-us');
    await read('/about-us/?utm_source=x');
    await read('/no/such/page');
    await read('/none/either');
    expect(requests.map(({ url }) => url)).toEqual(['/about-us', '/not-found']);
  });

  it('differ by language and by the offer to a first visit', async () => {
    const { requests, read } = open(() => Promise.resolve('page'));
    await read('/', ENGLISH);
    await read('/', { ...ENGLISH, offered: 'ar' });
    await read('/', { language: 'ar', isSettled: true, offered: null });
    expect(requests.map(({ language, languages }) => [language, languages])).toEqual([
      ['en', []],
      ['en', ['ar']],
      ['ar', []],
    ]);
  });

  it('are left to the browser where they are a customer’s, chosen by the query, or not on sale', async () => {
    const { read } = open(() => Promise.resolve('page'));
    const id = await firstPackage();
    expect(await read('/cart')).toBeNull();
    expect(await read(`/package-categories/${id}`)).toContain('page');
    expect(await read(`/package-categories/${id}?lang=en`)).toContain('page');
    expect(await read(`/package-categories/${id}?days=20`)).toBeNull();
    expect(await read('/package-categories/999999')).toBeNull();
  });

  it('are left to the browser when rendering fails, and tried again', async () => {
    const { requests, read } = open(() => Promise.reject(new Error('broken')));
    expect(await read('/')).toBeNull();
    expect(await read('/')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('are rendered again when the kitchen changes their content', async () => {
    const { requests, read } = open(() => Promise.resolve('page'));
    await read('/');
    await testApp.context.db
      .updateTable('package_categories')
      .set({ name_en: 'Renamed' })
      .where('id', '=', await firstPackage())
      .execute();
    await read('/');
    expect(requests).toHaveLength(2);
  });

  async function firstPackage(): Promise<number> {
    const { id } = await testApp.context.db
      .selectFrom('package_categories')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return id;
  }
});
