const ORIGIN = 'https://shop.invalid';

/**
 * The `redirect` query as a path of this shop, or null. Anything that a browser would read as
 * another host (`//host`, `/\host`, a scheme) is refused.
 */
export function safeRedirect(search: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null || !wanted.startsWith('/')) return null;
  try {
    const url = new URL(wanted, ORIGIN);
    return url.origin === ORIGIN ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
