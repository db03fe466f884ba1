import type { FastifyPluginAsync } from 'fastify';

export function docsRoutes(): FastifyPluginAsync {
  return async (app) => {
    app.get('/docs', { schema: { hide: true } }, async () => app.swagger());
  };
}
