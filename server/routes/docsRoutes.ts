import type { FastifyPluginCallback } from 'fastify';
import { shareSchemas } from '../http/sharedSchemas.ts';

export function docsRoutes(): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/docs', { schema: { hide: true } }, () => shareSchemas({ ...app.swagger() }));
    done();
  };
}
