import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { endConnectionsWhenClosing } from '../../../server/http/closing.ts';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

interface Server {
  app: FastifyInstance;
  closing: Promise<void>;
  /** Lets the answers to `/slow` go. */
  release: () => void;
  ask: (path: string) => Promise<IncomingMessage>;
}

async function listen(): Promise<Server> {
  const app = fastify({ return503OnClosing: false });
  endConnectionsWhenClosing(app);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const closing = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  app.get('/slow', () => released.then(() => 'done'));
  app.get('/', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string) => {
    const request = get({ port, path, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return answer;
  };
  return { app, closing, release, ask };
}

it('ends although a browser keeps its connection', async () => {
  const { app, ask } = await listen();
  expect((await ask('/')).headers['connection']).toBe('keep-alive');
  await app.close();
  await expect(ask('/')).rejects.toThrow();
});

it('finishes what runs, and closes its connection with the answer', async () => {
  const { app, closing, ask, release } = await listen();
  const arrived = once(app.server, 'request');
  const running = ask('/slow');
  await arrived;
  const closed = app.close();
  await closing;
  release();
  const answer = await running;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['connection']).toBe('close');
  await closed;
});

it('cuts off what does not end', async () => {
  const { app, ask } = await listen();
  app.server.once('request', () => void app.close());
  await expect(ask('/slow')).rejects.toThrow('socket hang up');
});
