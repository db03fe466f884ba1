import type { Capture, CaptureIdentity } from '../db/stores/paymentStore.ts';
import type { CapturedTransaction, GatewayTransaction } from './transactions.ts';

interface MatchedCapture {
  taken: CapturedTransaction;
  /** Null when it is not recorded yet. */
  known: Capture | null;
}

/** By which fields a capture is known again, the surest first. */
const FIELDS = ['payment_id', 'token', 'paid_on', 'amount_fils'] as const;

export function identityOf(transaction: GatewayTransaction): CaptureIdentity {
  return {
    payment_id: transaction.paymentId,
    token: transaction.token,
    paid_on: transaction.paidOn,
    amount_fils: transaction.amount,
  };
}

/**
 * Which of the captures in an answer are recorded already. Each entry is a capture of its own, except
 * that one payment id is one capture, and each recorded capture stands for one entry at most: so two
 * that are alike are two, and one that is seen again, with more or fewer fields, stays one.
 */
export function matchCaptures(
  recorded: readonly Capture[],
  answered: readonly CapturedTransaction[],
): MatchedCapture[] {
  const taken = withoutRepeats(answered);
  const identities = taken.map(({ transaction }) => identityOf(transaction));
  const ids = new Set(identities.map(({ payment_id }) => payment_id));
  const others = recorded.filter(({ payment_id }) => payment_id === null || !ids.has(payment_id));
  const entryOf = new Map<Capture, number>();
  /** Finds a recorded capture for an entry, moving other entries to others where that helps. */
  const place = (entry: number, tried: Set<Capture>): boolean => {
    const said = identities[entry];
    if (said === undefined) return false;
    const sure = recorded.filter((known) => hasIdOf(known, said));
    for (const capture of sure.length > 0 ? sure : likely(others, said, entryOf)) {
      if (tried.has(capture)) continue;
      tried.add(capture);
      const holder = entryOf.get(capture);
      if (holder !== undefined && !place(holder, tried)) continue;
      entryOf.set(capture, entry);
      return true;
    }
    return false;
  };
  taken.forEach((_entry, index) => place(index, new Set()));
  const captureOf = new Map([...entryOf].map(([capture, entry]) => [entry, capture]));
  return taken.map((entry, index) => ({ taken: entry, known: captureOf.get(index) ?? null }));
}

function withoutRepeats(answered: readonly CapturedTransaction[]): CapturedTransaction[] {
  const ids = answered.map(({ transaction }) => transaction.paymentId);
  return answered.filter((_entry, index) => {
    const id = ids[index] ?? null;
    return id === null || ids.indexOf(id) === index;
  });
}

function hasIdOf({ payment_id }: CaptureIdentity, said: CaptureIdentity): boolean {
  return payment_id !== null && payment_id === said.payment_id;
}

/**
 * The recorded captures that an entry can be, as nothing known of both differs. The likeliest come
 * first, and of those alike the ones that no other entry has.
 */
function likely(
  recorded: readonly Capture[],
  said: CaptureIdentity,
  held: ReadonlyMap<Capture, number>,
): Capture[] {
  const order = (capture: Capture) => likeness(capture, said) * 2 - Number(held.has(capture));
  return recorded
    .filter((known) => FIELDS.every((field) => !differ(known, said, field)))
    .sort((one, other) => order(other) - order(one));
}

function differ(known: CaptureIdentity, said: CaptureIdentity, field: (typeof FIELDS)[number]) {
  const [one, other] = [known[field], said[field]];
  return one !== null && other !== null && !isSame(one, other);
}

/** The more fields agree, and the surer ones, the higher. */
function likeness(known: CaptureIdentity, said: CaptureIdentity): number {
  return FIELDS.reduce((sum, field) => {
    const [one, other] = [known[field], said[field]];
    return sum * 2 + Number(one !== null && other !== null && isSame(one, other));
  }, 0);
}

function isSame(one: string | number | Date, other: string | number | Date): boolean {
  return one.valueOf() === other.valueOf();
}
