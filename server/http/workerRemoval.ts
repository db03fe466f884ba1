import type { FastifyInstance } from 'fastify';

/** Browsers request the worker with each page that it controls, and install a changed one at once. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** Replaces the storefront's service worker with one that removes itself and its caches from every device. */
export function addWorkerRemoval(app: FastifyInstance): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(REMOVAL),
  );
}
