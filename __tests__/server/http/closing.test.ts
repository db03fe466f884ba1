import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import fastify, { type FastifyInstance } from 'fastify';
import { endConnectionsWhenClosing } from '../../../server/http/closing.ts';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

interface Server {
  app: FastifyInstance;
  /** From then on each answer closes its connection. */
  isClosing: () => boolean;
  /** Lets the answers to `/slow` go, and the second half of those to `/long`. */
  release: () => void;
  ask: (path: string) => Promise<IncomingMessage>;
  /** Reads the answer up to the end of its head, on a connection of its own. */
  connect: (path: string) => Promise<IncomingMessage>;
}

const HALF = 'x'.repeat(100_000);

async function listen(): Promise<Server> {
  const app = fastify({ return503OnClosing: false });
  const isClosing = endConnectionsWhenClosing(app);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', () => released.then(() => 'done'));
  app.get('/long', () => {
    async function* halves() {
      yield HALF;
      await released;
      yield HALF;
    }
    return Readable.from(halves());
  });
  app.get('/', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string) => {
    const request = get({ port, path, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return answer;
  };
  const connect = async (path: string) => {
    const [answer] = (await once(get({ port, path, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    return answer;
  };
  return { app, isClosing, release, ask, connect };
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 3000;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('It did not come about.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('ends although a browser keeps its connection', async () => {
  const { app, ask } = await listen();
  expect((await ask('/')).headers['connection']).toBe('keep-alive');
  await app.close();
  await expect(ask('/')).rejects.toThrow();
});

it('finishes running requests, and closes their connections with the answer', async () => {
  const { app, ask, release } = await listen();
  const arrived = once(app.server, 'request');
  const running = ask('/slow');
  await arrived;
  const closed = app.close();
  await until(() => !app.server.listening);
  release();
  const answer = await running;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['connection']).toBe('close');
  await closed;
});

it('answers a new connection at first, whole and as its last, and refuses one later', async () => {
  const { app, isClosing, connect, release } = await listen();
  const closed = app.close();
  await until(isClosing);
  const answer = await connect('/long');
  expect(answer.headers['connection']).toBe('close');
  await until(() => !app.server.listening);
  const ends = jest.spyOn(app.server, 'closeIdleConnections');
  await expect(connect('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await until(() => ends.mock.calls.length > 0);
  release();
  expect(await text(answer)).toBe(HALF + HALF);
  await closed;
});

/** Opens this many connections at once from a separate thread, and reports the first line of each answer. */
const CROWD = `
  const { parentPort, workerData: { port, connected } } = require('node:worker_threads');
  const answers = Array.from({ length: 20 }, () => new Promise((resolve) => {
    const socket = require('node:net').connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nhost: shop\\r\\n\\r\\n');
      if (Atomics.add(connected, 0, 1) === 19) Atomics.notify(connected, 0);
    });
    socket.once('data', (data) => resolve(String(data).split('\\r\\n')[0]));
    socket.once('error', ({ code }) => resolve(code));
  }));
  Promise.all(answers).then((lines) => parentPort.postMessage(lines));
`;

it('answers clients that connected while it was too busy to see them', async () => {
  const { app, isClosing } = await listen();
  const { port } = app.server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const closed = app.close();
  await until(isClosing);
  const crowd = new Worker(CROWD, { eval: true, workerData: { port, connected } });
  const answers = once(crowd, 'message');
  // Busy until all are connected, and longer than connections are taken.
  for (let count = 0; count < 20; count = Atomics.load(connected, 0)) {
    if (Atomics.wait(connected, 0, count, 3000) === 'timed-out') throw new Error('No crowd came.');
  }
  Atomics.wait(connected, 0, 20, 400);
  expect(await answers).toEqual([Array.from({ length: 20 }, () => 'HTTP/1.1 200 OK')]);
  await closed;
});

it('cuts off requests that do not end', async () => {
  const { app, ask } = await listen();
  app.server.once('request', () => void app.close());
  await expect(ask('/slow')).rejects.toThrow('socket hang up');
});
