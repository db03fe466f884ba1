import type { Fils } from '../../src/contract/money.ts';
import { CURRENCY } from '../../src/payment/gatewayFacts.ts';
import type { CapturedTransaction, GatewayTransaction } from './transactions.ts';

interface ExpectedPayment {
  reference: string;
  amount: Fils;
  /** Null where the checkout gave none. */
  token: string | null;
}

export interface Evaluation {
  verdict: 'captured' | 'refused' | 'failed' | 'pending';
  /** Those that can pay the order come first. */
  captured: readonly CapturedTransaction[];
  /** Transactions that the gateway has refunded. */
  refunded: readonly CapturedTransaction[];
  /** The gateway knows the reference. */
  isKnown: boolean;
  /** The gateway answered with a transaction of another reference. */
  hasForeign: boolean;
  /** The gateway's spelling. */
  resultCode: string | null;
}

/** Paid means all of: successful, the reference, the amount in fils, KWD, and the token where both are known. */
export function evaluateTransactions(
  expected: ExpectedPayment,
  transactions: readonly GatewayTransaction[],
): Evaluation {
  const own = transactions.filter(({ reference }) => reference === expected.reference);
  const inState = (wanted: GatewayTransaction['state']) =>
    own
      .filter(({ state }) => state === wanted)
      .map((transaction) => ({ transaction, mismatch: mismatchOf(expected, transaction) }));
  const captured = inState('successful').sort(
    (one, other) => Number(one.mismatch !== null) - Number(other.mismatch !== null),
  );
  return {
    verdict: verdictOf(own, captured),
    captured,
    refunded: inState('refunded'),
    isKnown: own.length > 0,
    hasForeign: own.length < transactions.length,
    resultCode: (captured[0]?.transaction ?? own[0])?.resultCode ?? null,
  };
}

function mismatchOf(
  expected: ExpectedPayment,
  transaction: GatewayTransaction,
): CapturedTransaction['mismatch'] {
  if (transaction.amount !== expected.amount) return 'wrong_amount';
  // [assumed] the enquiry's currency; an account without one holds KWD only.
  if (transaction.currency !== null && transaction.currency !== CURRENCY) return 'other_currency';
  const { token } = transaction;
  return token !== null && expected.token !== null && token !== expected.token
    ? 'other_token'
    : null;
}

function verdictOf(
  own: readonly GatewayTransaction[],
  captured: readonly CapturedTransaction[],
): Evaluation['verdict'] {
  if (captured[0]?.mismatch === null) return 'captured';
  if (own.length === 0 || own.some(({ state }) => state === 'pending')) return 'pending';
  return captured.length > 0 ? 'refused' : 'failed';
}
