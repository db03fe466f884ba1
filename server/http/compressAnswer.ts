import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, encode } from './encoding.ts';

/** A shorter answer fits into one packet either way. */
const WORTH_CHARACTERS = 1024;

/** Never compress an answer that has both a secret and user input: its length would leak the secret (decision 70). */
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
