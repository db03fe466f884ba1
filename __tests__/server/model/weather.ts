import { isRecord } from '../../../src/payment/exactJson.ts';

/** What the way to the gateway does to the next calls. */
export const WEATHERS = [
  /** No answer, and the gateway heard nothing. */
  'silent',
  /** The gateway acted, and its answer is lost. */
  'cut',
  'error',
  'busy',
  'garbage',
  /** A payment is called pending, whether it was captured or failed. */
  'pending',
  /** A captured payment is not found. */
  'unknown',
  /** A captured payment is called failed. */
  'denied',
  /** The gateway acted, and the process that asked is killed. */
  'killed',
] as const;
export type Weather = (typeof WEATHERS)[number];

export const WAIT_MS = 4000;

const answers: Partial<Record<Weather, () => Response>> = {
  error: () => new Response('<h1>Server Error</h1>', { status: 500 }),
  busy: () => new Response('{"code":429}', { status: 429, headers: { 'retry-after': '2' } }),
  garbage: () => new Response('<!doctype html><p>Maintenance', { status: 200 }),
};

/** The gateway is not asked at all in this weather. */
export function answerInstead(weather: Weather | null): Response | null {
  return weather === null ? null : (answers[weather]?.() ?? null);
}

/** Whether the weather says something else of a payment than the truth. */
export function isLie(weather: Weather | null): weather is 'pending' | 'unknown' | 'denied' {
  return weather === 'pending' || weather === 'unknown' || weather === 'denied';
}

const NOT_FOUND = '{"status":false,"code":404,"message":"Transaction not found"}';
const WORDS = { pending: 'PENDING', denied: 'FAILED' } as const;

export function lieAbout(weather: 'pending' | 'unknown' | 'denied', body: string): Response {
  if (weather === 'unknown') return new Response(NOT_FOUND, { status: 404 });
  const truth: unknown = JSON.parse(body);
  const told = isRecord(truth) && Array.isArray(truth['results']) ? truth['results'] : [];
  const results = told.filter(isRecord).map((found) => ({ ...found, status: WORDS[weather] }));
  return Response.json({ status: true, message: 'Transaction found', data: results[0], results });
}
