import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callGateway, GatewayUnreachable } from '../../../server/payments/gatewayHttp.ts';
import { ANSWER_LIMIT_BYTES } from '../../../src/payment/limitedBody.ts';
import { TEST_GATEWAY } from '../../support/sandboxGateway.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'a');
/** A client that reads everything gets an end, so that the test fails and does not run for ever. */
const GIVES_UP_AT = 64 * 1024 * 1024;

describe('a gateway whose answer never ends', () => {
  let server: Server;
  let sent: number;

  function stream(response: ServerResponse): void {
    while (!response.destroyed && sent < GIVES_UP_AT) {
      sent += CHUNK.length;
      if (!response.write(CHUNK)) {
        response.once('drain', () => stream(response));
        return;
      }
    }
    response.end();
  }

  beforeEach(async () => {
    sent = 0;
    server = createServer((_request, response) => stream(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const gateway = () => {
    const { port } = server.address() as AddressInfo;
    return { ...TEST_GATEWAY, baseUrl: `http://127.0.0.1:${port}` };
  };

  test.each([
    ['an enquiry', {}],
    ['a checkout', { data: 'ab' }],
  ])('is broken off: %s', async (_call, call) => {
    const answer = callGateway(gateway(), '/', call);
    await expect(answer).rejects.toBeInstanceOf(GatewayUnreachable);
    // The buffers of both sockets come on top.
    expect(sent).toBeLessThan(GIVES_UP_AT);
    expect(sent).toBeGreaterThan(ANSWER_LIMIT_BYTES);
  });
});

describe('a call of the gateway', () => {
  let server: Server;
  let received: { request: IncomingMessage; body: string }[];
  let answer: (response: ServerResponse) => void;

  beforeEach(async () => {
    received = [];
    answer = (response) => response.end('{}');
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push({ request, body });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const call = (...[path, options]: [string, Parameters<typeof callGateway>[2]]) => {
    const { port } = server.address() as AddressInfo;
    return callGateway({ ...TEST_GATEWAY, baseUrl: `http://127.0.0.1:${port}` }, path, options);
  };
  const failure = (calling: Promise<unknown>) => calling.catch((error: unknown) => error);

  test('without data it is a GET with the access code and nothing else', async () => {
    await call('/api/transaction/SUB-1', {});
    const [{ request, body }] = received as [(typeof received)[number]];
    expect(request).toMatchObject({ method: 'GET', url: '/api/transaction/SUB-1' });
    expect(request.headers).toMatchObject({ accesscode: TEST_GATEWAY.accessCode });
    expect(request.headers).not.toHaveProperty('content-type');
    expect(body).toBe('');
  });

  test('with data it is a POST of JSON', async () => {
    await call('/checkout', { data: 'ab' });
    const [{ request, body }] = received as [(typeof received)[number]];
    expect(request.method).toBe('POST');
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ data: 'ab' });
  });

  test.each([200, 299, 400, 500])('status %d is answered with its body', async (status) => {
    answer = (response) => response.writeHead(status, { 'retry-after': '7' }).end('text');
    expect(await call('/', {})).toEqual({ status, body: 'text', retryAfter: '7' });
  });

  test.each([300, 302, 399])('status %d is a redirect, and refused', async (status) => {
    answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end();
    const error = await failure(call('/', {}));
    expect(error).toBeInstanceOf(GatewayUnreachable);
    expect(error).toMatchObject({ message: expect.stringContaining('redirected') as string });
    expect(received).toHaveLength(1);
  });

  test('a connection that is broken off is no answer, and the log can say why', async () => {
    answer = (response) => response.destroy();
    const error = await failure(call('/', {}));
    expect(error).toBeInstanceOf(GatewayUnreachable);
    expect(error).toMatchObject({
      message: expect.stringContaining('did not answer') as string,
      cause: { name: 'TypeError' },
    });
  });

  test('one that takes too long is given up, though the caller waits', async () => {
    answer = () => undefined;
    const { signal } = new AbortController();
    const error = await failure(call('/', { timeoutMs: 50, signal }));
    expect(error).toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  test('it ends when the caller aborts', async () => {
    const caller = new AbortController();
    const reason = new Error('gone');
    answer = () => caller.abort(reason);
    const error = await failure(call('/', { timeoutMs: 5_000, signal: caller.signal }));
    expect(error).toMatchObject({ cause: reason });
  });
});
