const CAP_MS = 30_000;

/** Milliseconds to wait for a Retry-After of seconds or an HTTP date, at most 30 s; null without one. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), CAP_MS);
}
