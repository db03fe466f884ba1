import type { Session } from './records.ts';

/** A browser applies form-action to the redirect after the form too, so the shop's origins are in it. */
export function pageHeaders(session: Session | null): Record<string, string> {
  const targets = session ? [session.fields.responseUrl, session.fields.failureUrl] : [];
  const origins = new Set(targets.map((url) => new URL(url).origin));
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...origins].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return { 'Content-Security-Policy': policy.join('; ') };
}
