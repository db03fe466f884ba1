import type { FastifyInstance } from 'fastify';

/** Browsers ask for the worker with each page that it may answer, and take another one at once. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** In place of the storefront's service worker: one that takes itself, and what was kept, off every device. */
export function addWorkerRemoval(app: FastifyInstance): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(REMOVAL),
  );
}
