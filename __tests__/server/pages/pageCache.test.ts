import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  acceptedEncoding,
  createPageCache,
  PAGE_FRESH_MS,
} from '../../../server/pages/pageCache.ts';
import { sharedFor } from '../../../server/pages/sharedFor.ts';

function cacheAt(start: { version: number; now: number }) {
  const state = { ...start };
  const cache = createPageCache({
    version: () => Promise.resolve(state.version),
    now: () => state.now,
  });
  let made = 0;
  const make = () => Promise.resolve(`made ${(made += 1)}`);
  const read = async () => String((await cache.read('/ en', make)).bodies.identity);
  return { state, cache, read };
}

describe('the cache of pages', () => {
  it('makes a page once for all who wait for it', async () => {
    const { read } = cacheAt({ version: 1, now: 0 });
    expect(await Promise.all([read(), read()])).toEqual(['made 1', 'made 1']);
    expect(await read()).toBe('made 1');
  });

  it('makes it again when the kitchen has changed something', async () => {
    const { state, read } = cacheAt({ version: 1, now: 0 });
    await read();
    state.version = 2;
    expect(await read()).toBe('made 2');
  });

  it('makes it again after a minute, because the days move on', async () => {
    const { state, read } = cacheAt({ version: 1, now: 0 });
    await read();
    state.now = PAGE_FRESH_MS;
    expect(await read()).toBe('made 2');
  });

  it('keeps no failure', async () => {
    const { cache, read } = cacheAt({ version: 1, now: 0 });
    await expect(cache.read('/ en', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await read()).toBe('made 1');
  });

  it('has each page compressed, with a mark of its content', async () => {
    const { cache } = cacheAt({ version: 1, now: 0 });
    const { etag, bodies } = await cache.read('/', () => Promise.resolve('مرحبا'));
    expect(brotliDecompressSync(bodies.br).toString()).toBe('مرحبا');
    expect(gunzipSync(bodies.gzip).toString()).toBe('مرحبا');
    const other = await cache.read('/other', () => Promise.resolve('other'));
    expect(other.etag).not.toBe(etag);
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('answers a browser that takes %s with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

describe('a shared value', () => {
  it('is made again after its time, and after a failure', async () => {
    let now = 0;
    const make = jest.fn<Promise<number>, []>();
    make.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const read = sharedFor(1000, () => now, make);
    await expect(read()).rejects.toThrow('away');
    expect([await read(), await read()]).toEqual([1, 1]);
    now = 1000;
    expect(await read()).toBe(2);
  });
});
