import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withQuery } from '../../src/contract/pages/pageQuery.ts';
import { RETURN_PATHS } from '../../src/payment/returnPaths.ts';

/** The pages that the gateway's customers come back to. */
export const GATEWAY_RETURNS: ReadonlySet<string> = new Set(
  Object.values(RETURN_PATHS).flatMap(({ response, failure }) => [response, failure]),
);
const HEX_DATA = /^[0-9a-f]{1,8192}$/i;

/** The gateway may come back with a form POST: the page is then opened with GET, as for its redirects. */
export async function addGatewayReturn(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const path of GATEWAY_RETURNS) {
      scope.post(path, { schema: { hide: true } }, (request, reply) =>
        reopen(path, request, reply),
      );
    }
  });
}

function reopen(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const data = readData(request.body) ?? readData(request.query);
  return reply.header('cache-control', 'no-store').redirect(withQuery(path, { data }), 303);
}

function readData(source: unknown): string | null {
  if (typeof source !== 'object' || source === null) return null;
  const { data } = source as { data?: unknown };
  return typeof data === 'string' && HEX_DATA.test(data) ? data : null;
}
