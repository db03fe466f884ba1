import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type {
  ServerProcess,
  ServerSurroundings,
} from '../../__tests__/server/model/ServerProcess.ts';
import { Line, type Handlers } from './Line.ts';

interface RemoteOptions {
  around: ServerSurroundings;
  gatewayUrl: string;
  databaseUrl: string | null;
  dataDir: string;
  fetch: typeof globalThis.fetch;
}

export interface RemoteProcess extends ServerProcess {
  query: (sql: string, parameters: readonly unknown[]) => Promise<unknown>;
}

/** A real server process that can be killed. */
export async function startRemote(options: RemoteOptions): Promise<RemoteProcess> {
  const { around, gatewayUrl, databaseUrl, dataDir } = options;
  const child = fork(
    join(process.cwd(), 'tools/chaos/serverProcess.ts'),
    [gatewayUrl, databaseUrl ?? '', dataDir],
    { serialization: 'advanced' },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isOver = false;
  const { line, listening } = connect(child, around, () => isOver);
  void exited.then(() => {
    isOver = true;
    line.close();
  });
  const address = await Promise.race([listening, exited]);
  if (address === undefined) throw new Error('A server process did not start');
  let ticking: Promise<unknown> = line.ask('now', { now: around.now() });
  around.onTime((now) => {
    if (!isOver) ticking = line.ask('now', { now });
  });
  const ask = async (what: string, facts: Record<string, unknown> = {}) => {
    await ticking;
    return isOver ? null : line.ask(what, facts);
  };
  return {
    get isOver() {
      return isOver;
    },
    async request({ method, path, headers, payload }) {
      await ticking;
      try {
        const answer = await options.fetch(`${address}/api/${path}`, {
          method,
          headers: {
            ...headers,
            locale: 'en',
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        });
        return { status: answer.status, body: await answer.text() };
      } catch {
        // A connection breaks when its process ends, and for nothing else.
        await exited;
        return null;
      }
    },
    runJobs: async () => {
      await ask('jobs');
    },
    decide: async (appointment, accepted) => {
      await ask('decide', { appointment, accepted });
    },
    idle: async () => {
      await ask('idle');
    },
    killAfter: async (statements) => {
      await ask('killAfter', { statements });
    },
    end: () => {
      isOver = true;
      child.kill('SIGKILL');
    },
    assertAlive: () => {
      if (isOver) throw new Error('The process is over');
    },
    query: (sql, parameters) => ask('query', { sql, parameters }),
    close: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function connect(child: ChildProcess, around: ServerSurroundings, isOver: () => boolean) {
  let listen: (address: string) => void = () => undefined;
  const listening = new Promise<string>((resolve) => {
    listen = resolve;
  });
  const handlers: Handlers = {
    listening: async ({ address }) => listen(String(address)),
    pass: async ({ ms }) => around.pass(Number(ms)),
    mail: async ({ mail }) => {
      try {
        around.takeMail(String(mail));
        return true;
      } catch {
        return false;
      }
    },
    hear: async ({ sentence, reference, error }) => {
      around.hear({
        sentence: String(sentence),
        reference: typeof reference === 'string' ? reference : null,
        error: String(error),
      });
    },
  };
  const line = new Line(
    {
      send: (message) => {
        if (!isOver() && child.connected) child.send(message);
      },
      onMessage: (hear) => child.on('message', hear),
    },
    handlers,
  );
  return { line, listening };
}
