import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';

/** Milliseconds, below the time-outs of what asks. */
const DATABASE_LIMIT_MS = 2000;

type Readiness = 'ready' | 'stopping' | 'database_away' | 'migrations_missing';

const hidden = { schema: { hide: true } };

/**
 * For orchestrators and load balancers, at the usual paths: `/health` says that this process is alive, `/ready` that
 * it can serve. A database that is down is no reason to restart the process.
 */
export function addHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  const checkOnce = shared(() => readinessOf(db));
  app.get('/health', hidden, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get('/ready', hidden, async (_request, reply) => {
    const status: Readiness = isStopping() ? 'stopping' : await checkOnce();
    void reply.header('cache-control', 'no-store').code(status === 'ready' ? 200 : 503);
    return { status };
  });
}

async function readinessOf(db: Db): Promise<Readiness> {
  const answer = isMigrated(db).then(
    (isCurrent): Readiness => (isCurrent ? 'ready' : 'migrations_missing'),
    (): Readiness => 'database_away',
  );
  return Promise.race([answer, delay(DATABASE_LIMIT_MS, 'database_away' as const, { ref: false })]);
}

/** Concurrent requests share one query of the database. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
}
