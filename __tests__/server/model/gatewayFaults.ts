import { isRecord } from '../../../src/payment/exactJson.ts';

type Fields = Record<string, unknown>;

/** Faults in which the gateway reports a payment falsely. */
const FALSE_REPORTS = {
  /** A payment is called pending, whether it was captured or failed. */
  pending: (payment: Fields) => ({ ...payment, status: 'PENDING' }),
  /** A captured payment is called failed. */
  denied: (payment: Fields) => ({ ...payment, status: 'FAILED' }),
  /** Without the fields that identify a capture. */
  anonymous: (payment: Fields) => ({ ...payment, PaymentID: null, token: null }),
  /** With a character that a database refuses, in fields that are only stored. */
  'with NUL': (payment: Fields) => ({
    ...payment,
    payment_type: `${String(payment['payment_type'])}\0`,
    resultCode: `${String(payment['resultCode'])}\0`,
  }),
} as const;

/** What can happen to the next calls to the gateway. */
export const GATEWAY_FAULTS = [
  /** No answer; the gateway did not get the request. */
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
export type GatewayFault = (typeof GATEWAY_FAULTS)[number];
export type FalseReport = keyof typeof FALSE_REPORTS | 'unknown';

export const WAIT_MS = 4000;

const answers: Partial<Record<GatewayFault, () => Response>> = {
  error: () => new Response('<h1>Server Error</h1>', { status: 500 }),
  busy: () => new Response('{"code":429}', { status: 429, headers: { 'retry-after': '2' } }),
  garbage: () => new Response('<!doctype html><p>Maintenance', { status: 200 }),
};

/** The answer to a call that does not reach the gateway; null where it does. */
export function answerInstead(fault: GatewayFault | null): Response | null {
  return fault === null ? null : (answers[fault]?.() ?? null);
}

export function isFalseReport(fault: GatewayFault | null): fault is FalseReport {
  return fault === 'unknown' || (fault !== null && fault in FALSE_REPORTS);
}

/** Whether the gateway denies captures that it has made. */
export function isDenial(falseReport: FalseReport): boolean {
  return falseReport === 'unknown' || falseReport === 'denied';
}

const NOT_FOUND = '{"status":false,"code":404,"message":"Transaction not found"}';

export function falsify(falseReport: FalseReport, body: string): Response {
  if (falseReport === 'unknown') return new Response(NOT_FOUND, { status: 404 });
  const truth: unknown = JSON.parse(body);
  const payments = isRecord(truth) && Array.isArray(truth['results']) ? truth['results'] : [];
  const results = payments
    .filter(isRecord)
    .map((payment): Fields => FALSE_REPORTS[falseReport](payment));
  return Response.json({ status: true, message: 'Transaction found', data: results[0], results });
}
