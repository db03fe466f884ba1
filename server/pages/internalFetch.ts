import type { FastifyInstance } from 'fastify';

/** `fetch` of this server's own API, without a socket. Not found is an answer; a failed server is none. */
export function internalFetch(app: FastifyInstance): typeof fetch {
  return async (input, { method = 'GET', headers } = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    const answer = await app.inject({
      url,
      method,
      headers: Object.fromEntries(new Headers(headers)),
    });
    if (answer.statusCode >= 500) throw new Error(`${url} answered ${answer.statusCode}.`);
    return new Response(answer.body, { status: answer.statusCode });
  };
}
