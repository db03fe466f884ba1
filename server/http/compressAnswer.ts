import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, encode } from './encoding.ts';

/** What is shorter fits into a packet either way. */
const WORTH_CHARACTERS = 1024;

/** Not for answers with a secret beside what somebody typed: their length tells about it (decision 70). */
export async function compressAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_CHARACTERS) return payload;
  if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  void reply.header('content-encoding', encoding);
  return encode(Buffer.from(payload), encoding);
}
