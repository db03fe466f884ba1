import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import { openEmbedded } from '../../../server/db/openDatabase.ts';
import { addStorefront } from '../../../server/http/storefront.ts';
import { builtTypefaces } from '../../support/builtTypefaces.ts';
import { testConfig } from '../../support/testApp.ts';
import type { ErrorResponse } from '../../../src/contract/wire/common.ts';
import type { Config } from '../../../server/config.ts';

const LONG = `<p>${'Balanced meals. '.repeat(100)}</p>`;

function builtStorefront(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<html><!--runtime-settings-->${LONG}</html>`);
  writeFileSync(join(folder, 'assets', 'main.0123abc.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'main.0123abc.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'main.0123abc.js.map'), '{}');
  writeFileSync(join(folder, 'assets', 'main.0123abc.js.map.br'), '{}');
  writeFileSync(join(folder, 'assets', 'picture.0123abc.svg'), '<svg/>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'favicon.ico'), '');
  writeFileSync(join(folder, 'sw.js'), 'worker');
  writeFileSync(join(folder, 'sw.js.br'), 'worker');
  writeFileSync(join(folder, 'manifest.ar.webmanifest'), '{}');
  return folder;
}

function buildServer(
  config: Partial<Config> = {},
  storefrontDir = builtStorefront(),
): Promise<FastifyInstance> {
  const db = openEmbedded('memory://');
  return buildApp({
    config: { ...testConfig, ...config },
    db,
    content: createContentCache(db),
    clock: () => new Date(0),
    mailer: { destination: '', send: () => Promise.resolve() },
    storefrontDir,
  });
}

describe('the storefront', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildServer();
  });
  afterAll(() => app.close());

  it('pages are compressed for clients that accept it', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/cart',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('accept-encoding');
    expect(String(brotliDecompressSync(rawPayload))).toContain(LONG);
  });

  it.each([
    ['/', 200],
    ['/cart', 200],
    ['/thank-you/7?x=1', 200],
    ['/no/such/page', 404],
    ['/package-categories/x?meals=3', 404],
  ])('%s is its page (%i), with the settings of this deployment', async (url, status) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const [, json] =
      /<script type="application\/json" id="runtime-settings">(.*)<\/script>/.exec(answer.body) ??
      [];
    expect(JSON.parse(json ?? '')).toEqual({
      apiBase: '/api',
      gatewayTransport: 'relay',
      gateway: null,
      publicUrl: 'http://localhost:4000',
      maintenance: false,
    });
  });

  it.each(['/assets/', '//x', '/%00', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    '%s is no page',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/%ff', '/api/%ff'])('%s is refused in the envelope', async (url) => {
    const answer = await app.inject({ url, headers: { locale: 'ar' } });
    expect(answer.json()).toMatchObject({ status: false, code: 400 });
    expect(answer.json<{ response: ErrorResponse }>().response.message).toMatch(/[ء-ي]/);
  });

  it.each(['.map', '.map.br'])('does not serve its sources (%s)', async (suffix) => {
    const answer = await app.inject({ url: `/assets/main.0123abc.js${suffix}` });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['/', '/about', '/api/home', '/api/none', '/assets/none.js'])(
    'lets %s be used for nothing else: no device, no frame, no guess at its type',
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      });
    },
  );

  it('has one address for the home page', async () => {
    const answer = await app.inject({ url: '/index.html' });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/');
  });

  it('files that are named by their content are cached for good, and compressed', async () => {
    const url = '/assets/main.0123abc.js';
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.body).toBe('brotli');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await app.inject({ url })).body).toBe('plain');
  });

  it.each([
    ['/assets/main.0123abc.js', false],
    ['/favicon.svg', true],
  ])('%s says when it has changed: %s', async (url, changes) => {
    const { headers } = await app.inject({ url });
    expect('etag' in headers).toBe(changes);
    expect('last-modified' in headers).toBe(changes);
  });

  it.each([
    ['/assets/main.0123abc.js', false],
    ['/assets/picture.0123abc.svg', true],
    ['/sw.js', true],
  ])('%s has the policies of documents and workers: %s', async (url, isDocument) => {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect('content-security-policy' in headers).toBe(isDocument);
    expect('permissions-policy' in headers).toBe(isDocument);
    expect('x-frame-options' in headers).toBe(isDocument);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['/manifest.ar.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ])('%s has its content type', async (url, type) => {
    const answer = await app.inject({ url });
    expect(answer.headers['content-type']).toContain(type);
  });

  it('other files are cached for an hour', async () => {
    const answer = await app.inject({ url: '/favicon.svg' });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['br', 'identity'])('the worker is asked for each time (%s)', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await app.inject({ url: '/sw.js', headers });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(answer.body).toBe('worker');
  });

  it('the worker takes itself off where pages without a network are not wanted', async () => {
    const without = await buildServer({ offlinePage: false });
    const answer = await without.inject({ url: '/sw.js' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(answer.body).toContain('unregister');
    await without.close();
  });

  it.each(['/assets/gone.js', '/../server/config.ts', '/api/nothing', '/api'])(
    '%s is not found',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: false, code: 404 });
    },
  );

  it('allows no script of others, no frame, and no referrer', async () => {
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4001");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('may call the gateway itself in the direct transport, and then has its settings', async () => {
    const direct = await buildServer({
      publicUrl: 'https://shop.example',
      gateway: { ...testConfig.gateway, transport: 'direct' },
    });
    const { headers, body } = await direct.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' http://localhost:4001",
    );
    expect(headers).toHaveProperty('strict-transport-security');
    expect(body).toContain('"key":"0123456789ABCDEF0123456789ABCDEF"');
    await direct.close();
  });

  it('may call another API, and show its pictures, where the settings name one', async () => {
    const pointed = await buildServer({ apiBase: 'https://api.example/customer' });
    const { headers, body } = await pointed.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("img-src 'self' data: https://api.example;");
    expect(body).toContain('"apiBase":"https://api.example/customer"');
    // The packages of that server are unknown here.
    const product = await pointed.inject({ url: '/package-categories/987654' });
    expect(product.statusCode).toBe(200);
    await pointed.close();
  });
});

describe('the storefront while the database is away', () => {
  it('asks it once for a page, and sends the one that the browser renders', async () => {
    const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const ask = jest.fn(() => Promise.reject(away));
    const app = fastify();
    app.decorate('maintenance', {
      isOn: ask,
      isKnownOff: () => false,
      assertOff: ask,
      checkAgain: ask,
    });
    const db = openEmbedded('memory://');
    const options = {
      config: testConfig,
      db,
      content: { version: ask, now: ask, hold: ask, at: ask },
      clock: () => new Date(0),
      mailer: { destination: '', send: () => Promise.resolve() },
      storefrontDir: builtStorefront(),
    };
    const files = { parts: {}, typefaces: builtTypefaces };
    const renderPage = () => Promise.reject(new Error('Nothing can be rendered.'));
    await addStorefront(app, options, { files, starter: '', renderPage });
    const answer = await app.inject({ url: '/package-categories/1' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(ask).toHaveBeenCalledTimes(1);
    await app.close();
    await db.destroy();
  });
});

it.each([
  ['en', ['latin']],
  ['ar', ['arabic', 'latin']],
])(
  'a page that the browser renders fetches the typefaces of its language first (%s)',
  async (language, scripts) => {
    const folder = builtStorefront();
    writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>');
    mkdirSync(`${folder}-renderer`);
    const files = { parts: {}, typefaces: builtTypefaces };
    writeFileSync(`${folder}-renderer/render.js`, 'export const renderPage = undefined');
    writeFileSync(`${folder}-renderer/starter.js`, '');
    writeFileSync(`${folder}-renderer/files.json`, JSON.stringify(files));
    const app = await buildServer({ renderPages: true }, folder);
    const { body } = await app.inject({ url: `/cart?lang=${language}` });
    const preloads = [...body.matchAll(/<link rel="preload" href="([^"]*)" as="font"/g)];
    expect(preloads.map(([, href]) => href)).toEqual(
      scripts.map((script) => `/assets/${script}.woff2`),
    );
    await app.close();
  },
);

describe('the storefront during maintenance', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildServer({ maintenance: true });
  });
  afterAll(() => app.close());

  it.each(['/', '/cart', '/no/such/page'])('%s says that it is closed', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
    expect(answer.body).toContain('"maintenance":true');
  });

  it('is closed where the server could render its pages, too', async () => {
    const folder = builtStorefront();
    mkdirSync(`${folder}-renderer`);
    writeFileSync(`${folder}-renderer/render.js`, 'export const renderPage = undefined');
    const closed = await buildServer({ maintenance: true, renderPages: true }, folder);
    expect((await closed.inject({ url: '/' })).statusCode).toBe(503);
    await closed.close();
  });

  it.each(['/payment?data=00ff', '/order-failed'])(
    '%s opens: a payment returns to it',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('"maintenance":false');
    },
  );

  it('files are served', async () => {
    expect((await app.inject({ url: '/favicon.svg' })).statusCode).toBe(200);
  });
});

describe('the return of the gateway by POST', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildServer();
  });
  afterAll(() => app.close());

  const post = (url: string, payload: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it.each(['/payment', '/order-failed', '/booking-payment'])(
    'opens %s with its data',
    async (path) => {
      const answer = await post(path, 'data=00FFab');
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`${path}?data=00FFab`);
    },
  );

  it.each(['data=%0d%0aSet-Cookie:x', 'data=javascript', '', 'data='])(
    'drops %j',
    async (payload) => {
      const answer = await post('/payment', payload);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/payment');
    },
  );
});
