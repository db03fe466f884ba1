import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page that may be sent to everybody who asks for it, also compressed. */
export interface CachedPage {
  etag: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

interface PageCacheOptions {
  /** Changes when the kitchen changes what pages show. */
  version: () => Promise<number>;
  now: () => number;
}

/** Pages also change with the clock: the first day that can still be delivered, a day that is closed. */
export const PAGE_FRESH_MS = 60_000;

interface Entry {
  version: number;
  until: number;
  page: Promise<CachedPage>;
}

/** Keeps each page until the kitchen changes something, for a minute at most. Made once for all who wait for it. */
export function createPageCache({ version, now }: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  return {
    async read(key: string, make: () => Promise<string>): Promise<CachedPage> {
      const current = await version();
      const known = entries.get(key);
      if (known?.version === current && known.until > now()) return known.page;
      const page = make().then(compressed);
      entries.set(key, { version: current, until: now() + PAGE_FRESH_MS, page });
      page.catch(() => entries.delete(key));
      return page;
    },
  };
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
/** Well below the best, which takes a hundred times as long for a tenth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function compressed(text: string): Promise<CachedPage> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([inBrotli(identity, QUALITY), inGzip(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { br, gzip: zipped, identity } };
}

/** The best encoding that the browser takes. */
export function acceptedEncoding(header: unknown): Encoding {
  const accepted = typeof header === 'string' ? header : '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
