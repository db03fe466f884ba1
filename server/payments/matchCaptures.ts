import type { Capture, CaptureIdentity } from '../db/stores/paymentStore.ts';
import { likelyAmong, type LikelyEntry } from './captureKinds.ts';
import { placeEntries } from './placeEntries.ts';
import type { CapturedTransaction, GatewayTransaction } from './transactions.ts';

interface MatchedCapture {
  taken: CapturedTransaction;
  /** Null when it is not recorded yet. */
  known: Capture | null;
}

export function identityOf(transaction: GatewayTransaction): CaptureIdentity {
  return {
    payment_id: transaction.paymentId,
    token: transaction.token,
    paid_on: transaction.paidOn,
    amount_fils: transaction.amount,
  };
}

/**
 * Matches the captures of an answer to the recorded ones. Each entry is a capture of its own, except that one payment
 * id is one capture, and each recorded capture matches at most one entry. So two identical entries are two captures,
 * and a capture that is reported again, with more or fewer fields, stays one.
 */
export function matchCaptures(
  recorded: readonly Capture[],
  answered: readonly CapturedTransaction[],
): MatchedCapture[] {
  const taken = withoutRepeats(answered);
  const byId = new Map(recorded.map((capture) => [capture.payment_id, capture]));
  const sure = taken.map(({ transaction: { paymentId } }) =>
    paymentId === null ? undefined : byId.get(paymentId),
  );
  const isSure = new Set(sure);
  const others = recorded.filter((capture) => !isSure.has(capture));
  const likelyOf = likelyAmong(others);
  const entries = taken.map(({ transaction }, index): LikelyEntry => {
    const likely = sure[index] === undefined ? likelyOf(identityOf(transaction)) : [];
    return { likely, place: null };
  });
  placeEntries(entries);
  return taken.map((entry, index) => {
    const likely = others[entries[index]?.place ?? -1];
    return { taken: entry, known: sure[index] ?? likely ?? null };
  });
}

function withoutRepeats(answered: readonly CapturedTransaction[]): CapturedTransaction[] {
  const seen = new Set<string>();
  return answered.filter(({ transaction: { paymentId } }) => {
    if (paymentId === null) return true;
    const isFirst = !seen.has(paymentId);
    seen.add(paymentId);
    return isFirst;
  });
}
