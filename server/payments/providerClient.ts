import { setTimeout as pause } from 'node:timers/promises';
import { checkoutRequest } from '../../src/payment/checkout.ts';
import type { CheckoutOrder } from '../../src/payment/checkoutOrder.ts';
import { readCheckoutResponse } from '../../src/payment/checkoutResponse.ts';
import { sealEnvelope } from '../../src/payment/envelope.ts';
import { isRecord, parseExactJson } from '../../src/payment/exactJson.ts';
import {
  callGateway,
  GatewayUnreachable,
  TIMEOUT_MS,
  type GatewayAnswer,
  type GatewaySettings,
} from './gatewayHttp.ts';
import type { Enquiry, ProviderClient, ProviderSession, RetryBudget } from './paymentContext.ts';
import { readTransactions } from './transactions.ts';

interface ProviderClientOptions {
  gateway: GatewaySettings;
  clock: () => Date;
  /** False when the minute's enquiries, or the caller's share of them, are used up. */
  mayEnquire: (share: number) => Promise<boolean>;
  wait?: (ms: number) => Promise<unknown>;
}

const FIRST_WAIT_MS = 500;
const RETRY_AFTER_CAP_MS = 30_000;

export function providerClient(options: ProviderClientOptions): ProviderClient {
  const { gateway, wait = pause } = options;
  return {
    checkout: (order, signal) => checkout(gateway, order, signal),
    enquire: (reference, budget, signal) =>
      enquire({ ...options, wait }, reference, { ...budget, signal }),
  };
}

async function checkout(
  gateway: GatewaySettings,
  order: Omit<CheckoutOrder, 'merchantCode'>,
  signal: AbortSignal,
): Promise<ProviderSession> {
  const request = checkoutRequest({ ...order, merchantCode: gateway.merchantCode });
  const data = sealEnvelope(request, gateway);
  const { body } = await callGateway(gateway, '/checkout', { data, signal });
  const session = readCheckoutResponse(body, gateway);
  return {
    paymentUrl: `${gateway.baseUrl}/payment?data=${encodeURIComponent(session.sessionToken)}`,
    paymentToken: session.paymentToken,
  };
}

async function enquire(
  options: Required<ProviderClientOptions>,
  reference: string,
  { tries, budgetMs, share, signal }: RetryBudget & { signal: AbortSignal | undefined },
): Promise<Enquiry> {
  let left = budgetMs;
  let answer: Enquiry = { kind: 'postponed' };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (!(await options.mayEnquire(share))) return answer;
    const started = options.clock().getTime();
    answer = await enquireOnce(options, reference, { timeoutMs: left, signal });
    if (answer.kind !== 'unavailable' || signal?.aborted === true) return answer;
    const rest = answer.retryAfterMs ?? FIRST_WAIT_MS * 2 ** attempt;
    left -= options.clock().getTime() - started + rest;
    if (left <= 0 || attempt === tries - 1) return answer;
    await options.wait(rest);
  }
  return answer;
}

async function enquireOnce(
  { gateway, clock }: Required<ProviderClientOptions>,
  reference: string,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<Enquiry> {
  const path = `/api/transaction/${encodeURIComponent(reference)}?isOrderReference=1`;
  const call = { timeoutMs: Math.min(timeoutMs, TIMEOUT_MS), signal };
  try {
    return readEnquiry(await callGateway(gateway, path, call), clock());
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { kind: 'unavailable', retryAfterMs: null };
    throw error;
  }
}

function readEnquiry({ status, body, retryAfter }: GatewayAnswer, now: Date): Enquiry {
  const unavailable: Enquiry = { kind: 'unavailable', retryAfterMs: retryAfterMs(retryAfter, now) };
  if (status === 404) return { kind: 'not_found' };
  if (status !== 200) return unavailable;
  const answer = parseOrNull(body);
  if (isRecord(answer) && answer['message'] === 'Transaction not found')
    return { kind: 'not_found' };
  const transactions = readTransactions(answer);
  return transactions.length > 0 ? { kind: 'found', transactions } : unavailable;
}

function parseOrNull(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return null;
  }
}

/** Milliseconds to wait for a Retry-After header in seconds or as an HTTP date, at most 30 s; null without one. */
function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), RETRY_AFTER_CAP_MS);
}
