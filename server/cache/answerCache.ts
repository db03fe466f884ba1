import { createHash } from 'node:crypto';
import { kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import { encode, inSmallBrotli, type Encoding } from '../http/encoding.ts';

/** An answer that is the same for every client, compressed once. */
export interface CachedAnswer {
  /** Weak: it is the same for every encoding. */
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

interface AnswerCacheOptions {
  /** Changes when the kitchen changes what answers show. */
  version: () => Promise<number>;
  clock: () => Date;
}

/** Far more than there are pages and plans. */
const MOST = 1000;

/**
 * Keeps each answer until the kitchen changes something or the day ends: the first day that can still
 * be delivered moves on. Made once for all who wait for it.
 */
export function createAnswerCache({ version, clock }: AnswerCacheOptions) {
  let valid = '';
  let answers = new Map<string, Promise<CachedAnswer>>();
  return {
    async read(key: string, make: () => Promise<string>): Promise<CachedAnswer> {
      const current = `${await version()} ${kuwaitToday(clock())}`;
      if (valid !== current) answers = new Map();
      valid = current;
      return answers.get(key) ?? keep(answers, key, make().then(cachedAnswer));
    },
  };
}

function keep(
  answers: Map<string, Promise<CachedAnswer>>,
  key: string,
  answer: Promise<CachedAnswer>,
): Promise<CachedAnswer> {
  const [oldest] = answers.keys();
  if (answers.size >= MOST && oldest !== undefined) answers.delete(oldest);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

function cachedAnswer(text: string): CachedAnswer {
  const identity = Buffer.from(text);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body(encoding) {
      const kept = bodies.get(encoding);
      if (kept !== undefined) return kept;
      const body = encode(identity, encoding);
      bodies.set(encoding, body);
      // Where it fails, the first form stays.
      if (encoding === 'br') body.then(() => shrink(bodies, identity)).catch(() => undefined);
      return body;
    },
  };
}

/** The first clients do not wait for the strongest compression; later ones get it. */
async function shrink(bodies: Map<Encoding, Promise<Buffer>>, identity: Buffer): Promise<void> {
  const small = await inSmallBrotli(identity);
  bodies.set('br', Promise.resolve(small));
}
