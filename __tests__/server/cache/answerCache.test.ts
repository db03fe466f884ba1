import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createAnswerCache } from '../../../server/cache/answerCache.ts';

const EVENING = new Date('2027-01-12T20:59:59Z');
const MIDNIGHT_IN_KUWAIT = new Date('2027-01-12T21:00:00Z');

function cacheAt(start: { version: number; now: Date }) {
  const state = { ...start };
  const cache = createAnswerCache({
    version: () => Promise.resolve(state.version),
    clock: () => state.now,
  });
  let made = 0;
  const make = () => Promise.resolve(`made ${(made += 1)}`);
  const read = async (key = '/ en') => String(await (await cache.read(key, make)).body('identity'));
  return { state, cache, read };
}

describe('the cache of answers', () => {
  it('makes an answer once for all concurrent requests', async () => {
    const { read } = cacheAt({ version: 1, now: EVENING });
    expect(await Promise.all([read(), read()])).toEqual(['made 1', 'made 1']);
    expect(await read()).toBe('made 1');
  });

  it('makes it again when the kitchen has changed something', async () => {
    const { state, read } = cacheAt({ version: 1, now: EVENING });
    await read();
    state.version = 2;
    expect(await read()).toBe('made 2');
  });

  it('makes it again on the next day, because the first day of delivery moves on', async () => {
    const { state, read } = cacheAt({ version: 1, now: EVENING });
    await read();
    state.now = MIDNIGHT_IN_KUWAIT;
    expect(await read()).toBe('made 2');
  });

  it('caches no failure', async () => {
    const { cache, read } = cacheAt({ version: 1, now: EVENING });
    await expect(cache.read('/ en', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await read()).toBe('made 1');
  });

  it('lets the oldest go before it grows without end', async () => {
    const { read } = cacheAt({ version: 1, now: EVENING });
    for (let count = 0; count <= 1000; count += 1) await read(`/${count}`);
    expect(await read('/1000')).toBe('made 1001');
    expect(await read('/0')).toBe('made 1002');
  });

  it('sends an answer at once, and better compressed to later requests', async () => {
    const { cache } = cacheAt({ version: 1, now: EVENING });
    const text = readFileSync('docs/storefront.md', 'utf8');
    const { body } = await cache.read('/', () => Promise.resolve(text));
    const first = await body('br');
    let later = first;
    while (later === first) later = await setImmediate().then(() => body('br'));
    expect(later.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(later).toString()).toBe(text);
  });

  it('has each answer compressed, with a mark of its content', async () => {
    const { cache } = cacheAt({ version: 1, now: EVENING });
    const { etag, body } = await cache.read('/', () => Promise.resolve('مرحبا'));
    expect(brotliDecompressSync(await body('br')).toString()).toBe('مرحبا');
    expect(gunzipSync(await body('gzip')).toString()).toBe('مرحبا');
    const other = await cache.read('/other', () => Promise.resolve('other'));
    expect(other.etag).not.toBe(etag);
  });
});
