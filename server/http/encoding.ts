import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const NOT_TAKEN = /;\s*q=0(\.0*)?$/;

/** The best encoding that the browser takes. */
export function acceptedEncoding(header: unknown): Encoding {
  const offers = typeof header === 'string' ? header.split(',').map((offer) => offer.trim()) : [];
  const taken = offers
    .filter((offer) => !NOT_TAKEN.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const brotli = (quality: number) => (body: Buffer) =>
  inBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** The highest level takes a hundred times as long for a tenth less. */
const inQuickBrotli = brotli(6);
/** For cached answers. The highest level takes twice as long for half a per cent less. */
export const inSmallBrotli = brotli(10);

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? inQuickBrotli(body) : inGzip(body);
}
