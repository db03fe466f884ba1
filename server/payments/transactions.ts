import { KUWAIT_OFFSET_MS } from '../../src/contract/kuwaitTime.ts';
import type { Fils } from '../../src/contract/money.ts';
import { amountToFils, chargeToFils } from '../../src/payment/amount.ts';
import { isRecord, textOf as readText } from '../../src/payment/exactJson.ts';

/** An unknown word or number is pending, never paid. */
type TransactionState = 'successful' | 'refunded' | 'failed' | 'pending';

/** One transaction as the gateway's enquiry reports it. */
export interface GatewayTransaction {
  state: TransactionState;
  reference: string | null;
  /** Null when it cannot be read. */
  amount: Fils | null;
  /** Null where the gateway does not say. */
  currency: string | null;
  token: string | null;
  paymentId: string | null;
  paymentType: string | null;
  /** The gateway's word, kept as it is. */
  resultCode: string | null;
  paidOn: Date | null;
  administrativeCharge: Fils | null;
}

type Mismatch = 'wrong_amount' | 'other_currency' | 'other_token';

/** A captured transaction for the reference; with a mismatch it cannot pay. */
export interface CapturedTransaction {
  transaction: GatewayTransaction;
  mismatch: Mismatch | null;
}

/** Maps: a word of the network may be the name of something that every object has. */
const STATES: ReadonlyMap<string, TransactionState> = new Map([
  ['SUCCESSFUL', 'successful'],
  // Money is reserved, not taken.
  ['AUTHORIZED', 'pending'],
  ['REFUNDED', 'refunded'],
  ['FAILED', 'failed'],
]);
const NUMERIC_STATES: ReadonlyMap<string, TransactionState> = new Map([
  ['0', 'failed'],
  ['1', 'successful'],
  ['2', 'refunded'],
  ['4', 'pending'],
]);
const TEXT_MAX = 200;

/** Every transaction of an enquiry's answer; empty when it has none that can be read. */
export function readTransactions(answer: unknown): GatewayTransaction[] {
  if (!isRecord(answer)) return [];
  const { results, data } = answer;
  const listed = Array.isArray(results) ? results.filter(isRecord) : [];
  const found = listed.length > 0 || !isRecord(data) ? listed : [data];
  return found.map(readTransaction);
}

function readTransaction(fields: Record<string, unknown>): GatewayTransaction {
  const status = textOf(fields['status']);
  return {
    state: stateOf(status, textOf(fields['payment_status'])),
    reference: textOf(fields['reference_number']),
    amount: amountToFils(fields['amount']),
    currency: textOf(fields['currency']),
    token: textOf(fields['token']),
    paymentId: textOf(fields['PaymentID']),
    paymentType: textOf(fields['payment_type']),
    // [assumed] the enquiry's name for the bank's result; the status replaces it where it is missing.
    resultCode: textOf(fields['resultCode']) ?? status,
    paidOn: kuwaitInstant(textOf(fields['datetime'])),
    // [assumed] the enquiry's name for the charge that the return calls administrativeCharge.
    administrativeCharge: chargeToFils(fields['administrativeCharge']),
  };
}

function stateOf(status: string | null, paymentStatus: string | null): TransactionState {
  if (status !== null)
    return STATES.get(status.trim().toUpperCase()) ?? NUMERIC_STATES.get(status) ?? 'pending';
  return NUMERIC_STATES.get(paymentStatus ?? '') ?? 'pending';
}

/** "2024-08-29 15:27:38" is Kuwait local time without a zone; a year of another century is a fault. */
export function kuwaitInstant(text: string | null): Date | null {
  const match = /^(20\d{2}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text ?? '');
  if (!match) return null;
  const time = Date.parse(`${match[1]}T${match[2]}Z`) - KUWAIT_OFFSET_MS;
  return Number.isNaN(time) ? null : new Date(time);
}

function textOf(value: unknown): string | null {
  return readText(value, TEXT_MAX);
}
