import { queryValue } from '../contract/pages/pageQuery.ts';

const ORIGIN = 'https://shop.invalid';

/**
 * The `redirect` query as a path of this shop, or null. Anything that a browser would read as
 * another host (`//host`, `/\host`, a scheme) is refused.
 */
export function safeRedirect(search: string): string | null {
  const wanted = queryValue(search, 'redirect');
  if (wanted === null || !wanted.startsWith('/')) return null;
  try {
    const url = new URL(wanted, ORIGIN);
    const path = url.pathname + url.search + url.hash;
    // `/..//host` only becomes `//host` by being resolved.
    return url.origin === ORIGIN && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}
