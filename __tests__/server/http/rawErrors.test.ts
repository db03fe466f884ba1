import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { answerRawError } from '../../../server/http/rawErrors.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({
    clientErrorHandler: answerRawError,
    requestTimeout: 200,
    http: { connectionsCheckingInterval: 50, headersTimeout: 200 },
  });
  app.post('/', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The server's answer to these bytes before it closes the connection. */
async function send(bytes: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown };
}

const HEAD = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';

it.each([
  ['something else than HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['a head that is too long', `${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['a body that never ends', `${HEAD}Content-Length: 100\r\n\r\n{`, 408, 'request_timeout'],
  ['a head that never ends', HEAD, 408, 'request_timeout'],
])('%s is answered in the envelope', async (_name, bytes, code, error) => {
  const { status, body } = await send(bytes);
  expect(status).toBe(code);
  expect(body).toMatchObject({ status: false, code, response: { error } });
});
