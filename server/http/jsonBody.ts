import type { FastifyInstance } from 'fastify';

/**
 * The storefront sends the JSON content type with every call, also without a body (logout, the
 * deletions). Fastify alone refuses an empty JSON body.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}
