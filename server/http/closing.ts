import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds: what is on its way already when the end is asked for still arrives. */
const DRAIN_MS = 300;
/** Milliseconds: requests that still run then are cut off. */
const GRACE_MS = 5000;
const LOOK_EVERY_MS = 100;

/**
 * From `app.close()` on, what runs is finished and each answer ends its connection; a browser or
 * proxy would otherwise keep it, and the process with it. Answers whether that has begun.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  let watch: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await delay(DRAIN_MS);
    const started = Date.now();
    watch = setInterval(() => {
      if (Date.now() - started < GRACE_MS) app.server.closeIdleConnections();
      else app.server.closeAllConnections();
    }, LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(watch));
  return () => isClosing;
}
