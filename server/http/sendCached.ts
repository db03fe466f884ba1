import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../cache/answerCache.ts';
import { acceptedEncoding } from './encoding.ts';

/** A browser asks each time; a CDN may answer for a minute. */
const CACHING = 'public, max-age=0, s-maxage=60';

/** Answers 304 to a client that has the current version. The caller sets the type and the Vary header. */
export async function sendCached(
  { etag, body }: CachedAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.headers({ etag, 'cache-control': CACHING });
  if (reply.statusCode === 200 && isAmong(headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await body(encoding));
}

/** The comparison that RFC 9110 calls weak. */
function isAmong(known: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return (known ?? '').split(',').some((tag) => strong(tag) === strong(etag));
}
