import type { FastifyPluginCallback } from 'fastify';
import { CUSTOMER_SCHEMAS, shareSchemas } from '../http/sharedSchemas.ts';

export function docsRoutes(): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/docs', { schema: { hide: true } }, () =>
      shareSchemas(app.swagger(), CUSTOMER_SCHEMAS),
    );
    done();
  };
}
