import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startNginx, type RunningNginx } from '../../../scripts/checks/nginx.ts';
import { translate } from '../../../server/i18n/translate.ts';
import { freePort } from '../../../scripts/checks/freePort.ts';
import { TEST_CERTIFICATE } from '../../support/testCertificate.ts';

/** Three processes; each test says what they do with a request. */
let answer: RequestListener;
let arrived: IncomingMessage[];
const processes: Server[] = [];
let port: number;
let plainPort: number;
let nginx: RunningNginx;

beforeAll(async () => {
  const upstreams: [number, number, number] = [
    await newProcess(),
    await newProcess(),
    await newProcess(),
  ];
  [port, plainPort] = [await freePort(), await freePort()];
  const running = await startNginx({ port, plainPort, upstreams, certificate: TEST_CERTIFICATE });
  if (running === null) throw new Error('Install nginx: it was not found.');
  nginx = running;
});

afterAll(async () => {
  await nginx.stop();
  for (const server of processes) {
    server.close();
    server.closeAllConnections();
  }
});

beforeEach(() => {
  arrived = [];
  answer = (_request, response) => response.end('fine');
});

async function newProcess(): Promise<number> {
  const server = createServer((incoming, response) => {
    arrived.push(incoming);
    answer(incoming, response);
  });
  processes.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const options = { port, path, method, headers, ca: TEST_CERTIFICATE.cert, host: 'localhost' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const breakOff: RequestListener = ({ socket }) => socket.destroy();
const breakOffFirst: RequestListener = (incoming, response) => {
  if (arrived.length === 1) breakOff(incoming, response);
  else response.end('fine');
};

it('reports the client’s address to the shop, whatever the client claims', async () => {
  await ask('GET', '/api/home', { 'x-forwarded-for': '1.2.3.4', 'x-request-id': 'forged-id' });
  const [{ headers }] = arrived as [IncomingMessage];
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('https');
  expect(headers).not.toHaveProperty('x-request-id');
});

it('asks another process where one breaks off', async () => {
  answer = breakOffFirst;
  expect(await ask('GET', '/api/home')).toMatchObject({ status: 200, body: 'fine' });
  expect(arrived).toHaveLength(2);
});

it('never sends a POST twice, and says so in the envelope', async () => {
  answer = breakOffFirst;
  const { status, headers, body } = await ask('POST', '/api/subscriptions', { locale: 'ar' });
  expect(arrived).toHaveLength(1);
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(JSON.parse(body)).toEqual({
    status: false,
    code: 503,
    response: { error: 'unavailable', message: translate('ar', 'server.error.unavailable') },
  });
});

it('passes on the shop’s answers while its database is down', async () => {
  answer = (_request, response) => response.writeHead(503, { 'x-request-id': '7K2M' }).end('{}');
  expect(await ask('GET', '/api/home')).toMatchObject({ status: 503, body: '{}' });
  expect(arrived).toHaveLength(1);
});

it('caches files, but no answer of the API', async () => {
  for (const path of ['/assets/main.js', '/assets/main.js', '/api/home', '/api/home']) {
    await ask('GET', path);
  }
  expect(arrived.map(({ url }) => url)).toEqual(['/assets/main.js', '/api/home', '/api/home']);
});

it.each(['/ready', '/health'])('does not pass on %s', async (path) => {
  expect((await ask('GET', path)).status).toBe(404);
  expect(arrived).toEqual([]);
});

it('leads to https', async () => {
  const redirect = await fetch(`http://127.0.0.1:${plainPort}/cart?x=1`, { redirect: 'manual' });
  expect(redirect.status).toBe(308);
  expect(redirect.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1\/cart\?x=1$/);
});

it.each([
  ['/api/problem-reports', 200],
  ['/api/contact-us', 413],
])('answers a body of 1.2 MB to %s with %d', async (path, status) => {
  answer = (incoming, response) => incoming.resume().on('end', () => response.end('fine'));
  expect(await send(path, 'x'.repeat(1_200_000))).toBe(status);
});

function send(path: string, body: string): Promise<number | undefined> {
  const options = { port, path, method: 'POST', ca: TEST_CERTIFICATE.cert, host: 'localhost' };
  return new Promise((resolve, reject) => {
    request(options, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end(body);
  });
}
