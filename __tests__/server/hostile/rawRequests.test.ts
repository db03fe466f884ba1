import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const HOST = 'Host: shop\r\nConnection: close\r\n';
/** Bytes: more than two sockets hold. */
const LARGE = 32_000_000;
const LONG_ID = '1'.repeat(101);

const ask = (target: string, head = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\n${HOST}${head}\r\n`;
const post = (head: string, body = '{}') =>
  ask('/api/login', `Content-Type: application/json\r\n${head}`, 'POST') + body;

describeOnDatabases('bytes over a socket', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ database, storefrontDir: builtStorefront() });
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => testApp.stop());

  /** The answer to these bytes before the connection ends. */
  async function send(bytes: string) {
    const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes, 'latin1');
    const [head = '', body = ''] = (await text(socket)).split(/\r\n\r\n(.*)/s);
    const [line = '', ...fields] = head.toLowerCase().split('\r\n');
    return { status: Number(line.split(' ')[1]), fields, body };
  }

  it('has thirty seconds to arrive, its head and all of it', () => {
    const { headersTimeout, requestTimeout } = testApp.app.server;
    // Which of the two is the body's, and that it is cut off then: rawErrors.test.ts.
    expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000]);
  });

  it('is closed when nothing of its answer is read for thirty seconds', async () => {
    const { server } = testApp.app;
    expect(server.timeout).toBe(30_000);
    server.timeout = 200;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    const [held] = (await once(server, 'connection')) as [Socket];
    socket.write(ask('/assets/large.js'));
    await once(held, 'close');
    expect(held.bytesWritten).toBeLessThan(LARGE);
    socket.destroy();
    server.timeout = 30_000;
  });

  it.each([
    ...['/images/', '/images', '/assets/', '/assets//', '//x', '///etc/passwd', '/%00'],
    ...['/../', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
    ...['/assets/%2e%2e/', '/.git/', '/.env/x', '/__proto__', '/constructor', '*'],
    ...[`/package-categories/${LONG_ID}`, `/${'x'.repeat(4000)}`, 'http://evil.example/x'],
  ])('GET %s is no page', async (target) => {
    const { status, fields } = await send(ask(target));
    expect(status).toBe(404);
    expect(fields).toContain('content-type: text/html; charset=utf-8');
    expect(fields).toContain('cache-control: no-store');
  });

  it.each([
    ['NUL before an ending', 404, 'not_found', ask('/x%00.js/')],
    ['a way out of the folder', 404, 'not_found', ask('/assets/..%2f..%2fx')],
    ['another way out', 404, 'not_found', ask('/..%5c..%5cx')],
    ['an id of 101 characters', 404, 'not_found', ask(`/api/subscriptions/${LONG_ID}`)],
    ['a path that is no text', 400, 'malformed_request', ask('/api/%ff')],
    ['a page that is no text', 400, 'malformed_request', ask('/%')],
    ['a head of 20 KB', 431, 'headers_too_large', ask('/', `X: ${'x'.repeat(20_000)}\r\n`)],
    ['3000 fields', 431, 'headers_too_large', ask('/', 'X: y\r\n'.repeat(3000))],
    ['an address of 20 KB', 431, 'headers_too_large', ask(`/${'x'.repeat(20_000)}`)],
    ['an unknown method', 400, 'malformed_request', ask('/', '', 'BREW')],
    ['an unknown method', 404, 'not_found', ask('/', '', 'PROPFIND')],
    ['a trace', 404, 'not_found', ask('/', '', 'TRACE')],
    ['options of everything', 404, 'not_found', ask('*', '', 'OPTIONS')],
    ['a tunnel', 400, 'malformed_request', ask('shop:80', '', 'CONNECT')],
    ['no host', 400, 'malformed_request', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['HTTP/2', 400, 'malformed_request', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', 400, 'malformed_request', '\x16\x03\x01\x02\x00\x01\x00'],
    ['NUL in a field', 400, 'malformed_request', ask('/', 'X: a\x00b\r\n')],
    ['a folded field', 400, 'malformed_request', ask('/', 'X: a\r\n b\r\n')],
    ['a field with a space', 400, 'malformed_request', ask('/', 'X : y\r\n')],
    ['lines without CR', 400, 'malformed_request', ask('/').replaceAll('\r', '')],
    ['raw bytes in the path', 400, 'malformed_request', ask('/api/h\xc3\xb8me')],
    ['two lengths', 400, 'malformed_request', post('Content-Length: 2\r\nContent-Length: 3\r\n')],
    [
      'a length and chunks',
      400,
      'malformed_request',
      post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
    ],
    ['a negative length', 400, 'malformed_request', post('Content-Length: -1\r\n')],
    ['an endless length', 400, 'malformed_request', post(`Content-Length: ${'9'.repeat(20)}\r\n`)],
    ['a large length', 413, 'payload_too_large', post('Content-Length: 3000000\r\n')],
    ['no chunk', 400, 'malformed_request', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n')],
    ['another encoding', 400, 'malformed_request', post('Transfer-Encoding: gzip\r\n')],
    ['an expectation', 400, 'malformed_request', post('Expect: tea\r\nContent-Length: 2\r\n')],
    [
      'two tokens',
      401,
      'session_invalid',
      ask('/api/profile', 'Authorization: Bearer a\r\nAuthorization: Bearer b\r\n'),
    ],
  ])('%s is answered %i in the envelope: %s', async (_name, code, error, bytes) => {
    const { status, fields, body } = await send(bytes);
    expect(JSON.parse(body)).toMatchObject({ status: false, code, response: { error } });
    expect(status).toBe(code);
    expect(fields).toContain('content-type: application/json; charset=utf-8');
    expect(fields).toContain('x-content-type-options: nosniff');
    expect(fields).toContain('cache-control: no-store');
  });
});

function builtStorefront(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dist-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'assets/large.js'), Buffer.alloc(LARGE));
  writeFileSync(join(folder, 'index.html'), '<html><!--runtime-settings--></html>');
  return folder;
}
