import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds: requests that are already on their way still arrive. */
const DRAIN_MS = 300;
/** Milliseconds: requests that still run then are cut off. */
const GRACE_MS = 5000;
const CHECK_EVERY_MS = 100;
/** A crowd that never ends does not keep the process. */
const MOST_TURNS = 1000;

/**
 * From `app.close()` on, running requests finish and each answer closes its connection. Otherwise browsers and
 * proxies would keep connections open, and with them the process. Returns a function that tells whether closing has
 * begun.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    await delay(DRAIN_MS);
    await drainBacklog(app.server);
    // In the same event loop turn: Fastify's own close comes later, and would reset connections that arrive in
    // between.
    await endConnections(app.server);
  });
  return () => isClosing;
}

/**
 * The kernel has accepted these connections, and the process takes them one by one. Closing the listener would reset
 * them.
 */
async function drainBacklog(server: Server): Promise<void> {
  let taken = 0;
  const count = () => void (taken += 1);
  server.on('connection', count);
  for (let turn = 0, before = -1; taken > before && turn < MOST_TURNS; turn += 1) {
    before = taken;
    await nextTurn();
  }
  server.off('connection', count);
}

async function endConnections(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const started = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - started < GRACE_MS) server.closeIdleConnections();
    else server.closeAllConnections();
  }, CHECK_EVERY_MS);
  await ended;
  clearInterval(watch);
}
