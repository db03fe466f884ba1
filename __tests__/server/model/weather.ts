import { isRecord } from '../../../src/payment/exactJson.ts';

type Fields = Record<string, unknown>;

/** Weathers in which the gateway says something else of a payment than usual. */
const TELLINGS = {
  /** A payment is called pending, whether it was captured or failed. */
  pending: (payment: Fields) => ({ ...payment, status: 'PENDING' }),
  /** A captured payment is called failed. */
  denied: (payment: Fields) => ({ ...payment, status: 'FAILED' }),
  /** Without what tells one capture from another. */
  anonymous: (payment: Fields) => ({ ...payment, PaymentID: null, token: null }),
  /** With a character that a database refuses, in what is only written down. */
  'with NUL': (payment: Fields) => ({
    ...payment,
    payment_type: `${String(payment['payment_type'])}\0`,
    resultCode: `${String(payment['resultCode'])}\0`,
  }),
} as const;

/** What the way to the gateway does to the next calls. */
export const WEATHERS = [
  /** No answer, and the gateway heard nothing. */
  'silent',
  /** The gateway acted, and its answer is lost. */
  'cut',
  'error',
  'busy',
  'garbage',
  'pending',
  /** A captured payment is not found. */
  'unknown',
  'denied',
  'anonymous',
  'with NUL',
  /** The gateway acted, and the process that asked is killed. */
  'killed',
] as const;
export type Weather = (typeof WEATHERS)[number];
export type Telling = keyof typeof TELLINGS | 'unknown';

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

export function isTelling(weather: Weather | null): weather is Telling {
  return weather === 'unknown' || (weather !== null && weather in TELLINGS);
}

/** Whether the gateway denies captures that it has made. */
export function isDenial(telling: Telling): boolean {
  return telling === 'unknown' || telling === 'denied';
}

const NOT_FOUND = '{"status":false,"code":404,"message":"Transaction not found"}';

export function tell(telling: Telling, body: string): Response {
  if (telling === 'unknown') return new Response(NOT_FOUND, { status: 404 });
  const truth: unknown = JSON.parse(body);
  const told = isRecord(truth) && Array.isArray(truth['results']) ? truth['results'] : [];
  const results = told.filter(isRecord).map((payment): Fields => TELLINGS[telling](payment));
  return Response.json({ status: true, message: 'Transaction found', data: results[0], results });
}
