import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Gateway } from '../../__tests__/server/model/gateway.ts';
import { TestSystem } from '../../__tests__/server/model/TestSystem.ts';
import { testConfig } from '../../__tests__/support/testApp.ts';
import {
  createTestDatabase,
  fillDatabase,
  type TestDatabaseKind,
} from '../../__tests__/support/testDatabase.ts';
import type { Db } from '../../server/db/database.ts';
import { remoteDatabase } from './remoteDatabase.ts';
import { startRemote, type RemoteProcess } from './remoteProcess.ts';

interface Place {
  db: Db;
  databaseUrl: string | null;
  dataDir: string;
  leave: () => Promise<void>;
}

/** A system whose API processes are real ones, on a database that outlives them. */
export async function openRemoteSystem(kind: TestDatabaseKind) {
  const realFetch = globalThis.fetch;
  let current: RemoteProcess | null = null;
  let started = 0;
  const place = await openPlace(kind, async (sql, parameters) => current?.query(sql, parameters));
  const { db, databaseUrl, dataDir } = place;
  let server: Server | null = null;
  const system = await TestSystem.open({
    db,
    processes: async (around, gateway) => {
      globalThis.fetch = gateway.fetch;
      server = createServer((request, response) => void passOn(gateway, request, response));
      const gatewayUrl = await listen(server);
      return {
        next: async () => {
          const options = { around, gatewayUrl, databaseUrl, dataDir, fetch: realFetch };
          current = await startRemote(options);
          started += 1;
          return current;
        },
        close: async () => current?.close(),
      };
    },
  });
  const close = async () => {
    await system.close();
    server?.closeAllConnections();
    server?.close();
    globalThis.fetch = realFetch;
    await place.leave();
  };
  /** The first process was started; each later one replaced a killed one. */
  const kills = () => started - 1;
  return { system, kills, close };
}

type Query = RemoteProcess['query'];

async function openPlace(kind: TestDatabaseKind, query: Query): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  const tidy = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'pglite') {
    return { db: remoteDatabase(query), databaseUrl: null, dataDir, leave: async () => tidy() };
  }
  const { db, url, drop } = await createTestDatabase(kind);
  await fillDatabase(db);
  const leave = async () => {
    await drop();
    tidy();
  };
  return { db, databaseUrl: url, dataDir, leave };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** A fault without an answer breaks the connection. */
async function passOn(gateway: Gateway, request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  try {
    const answer = await gateway.fetch(`${testConfig.gateway.baseUrl}${request.url ?? ''}`, {
      headers: {
        accesscode: String(request.headers['accesscode']),
        'content-type': 'application/json',
      },
      ...(request.method === 'POST' ? { body } : {}),
    });
    const retryAfter = answer.headers.get('retry-after');
    if (retryAfter !== null) response.setHeader('retry-after', retryAfter);
    response.writeHead(answer.status).end(await answer.text());
  } catch {
    response.destroy();
  }
}
