import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAnswerCache } from '../cache/answerCache.ts';
import type { AppContext } from '../context.ts';
import { ok } from './envelope.ts';
import { sendCached } from './sendCached.ts';

/**
 * Sends answers that are the same for every guest, serialised once until the content changes. The token tells a
 * shared cache to keep them apart from customers' answers, which include the cart.
 */
export function publicAnswers({ content, clock }: AppContext) {
  const cache = createAnswerCache({ version: content.version, clock });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, make }: { key: string; make: () => Promise<object> },
  ) => {
    if (request.headers.authorization !== undefined) return reply.send(ok(await make()));
    const answer = await cache.read(key, async () => serialise(reply, ok(await make())));
    void reply
      .type('application/json; charset=utf-8')
      .header('vary', 'authorization, accept-encoding');
    return sendCached(answer, request, reply);
  };
}

function serialise(reply: FastifyReply, payload: object): string {
  const text = reply.serialize(payload);
  if (typeof text !== 'string') throw new Error('The serializer of a route gives text');
  return text;
}
