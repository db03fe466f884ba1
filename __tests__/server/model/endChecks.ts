import { textToFils } from '../../../src/contract/money.ts';
import type { TrueCapture } from './gateway.ts';
import type { Ledger, LedgerAttempt, LedgerCapture, LedgerOrder } from './ledger.ts';
import type { TestSystem } from './TestSystem.ts';

/** The gateway's own books against the shop's, once nothing is left to do. */
export async function faultsAtTheEnd(system: TestSystem, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const attempt of ledger.attempts) {
    const truth = await system.gateway.captures(attempt.reference);
    faults.push(...attemptFaults({ system, ledger, attempt, truth }));
  }
  return [...faults, ...restFaults(ledger), ...mailFaults(system, ledger)];
}

interface Checked {
  system: TestSystem;
  ledger: Ledger;
  attempt: LedgerAttempt;
  truth: readonly TrueCapture[];
}

function attemptFaults(checked: Checked): string[] {
  const { ledger, attempt, truth } = checked;
  const { reference } = attempt;
  const recorded = ledger.captures.filter(({ attempt_id }) => attempt_id === attempt.id);
  const known = truthsOf(recorded, truth);
  const missing = truth.filter((taken) => ![...known.values()].includes(taken));
  return [
    ...missing.map(({ paymentId }) => `${reference}: capture ${paymentId} is not recorded`),
    ...(recorded.length > truth.length
      ? [`${reference}: ${recorded.length} captures are recorded of ${truth.length}`]
      : []),
    ...recorded.flatMap((capture) => captureFaults(checked, capture, known.get(capture))),
    ...refundFaults(checked, recorded),
  ];
}

/** Matched by payment id; a capture without one matches any that is left of its amount. */
function truthsOf(
  recorded: readonly LedgerCapture[],
  truth: readonly TrueCapture[],
): ReadonlyMap<LedgerCapture, TrueCapture> {
  const known = new Map<LedgerCapture, TrueCapture>();
  const ids = new Set(recorded.map(({ payment_id }) => payment_id));
  const left = truth.filter(({ paymentId }) => !ids.has(paymentId));
  for (const capture of recorded) {
    const { payment_id, amount_fils } = capture;
    const taken =
      payment_id === null
        ? left.find(({ amount }) => textToFils(amount) === amount_fils)
        : truth.find(({ paymentId }) => paymentId === payment_id);
    if (taken === undefined) continue;
    known.set(capture, taken);
    if (payment_id === null) left.splice(left.indexOf(taken), 1);
  }
  return known;
}

function captureFaults(
  checked: Checked,
  capture: LedgerCapture,
  taken: TrueCapture | undefined,
): string[] {
  const { reference } = checked.attempt;
  if (taken === undefined) return [`${reference}: a capture that the gateway does not know`];
  if (textToFils(taken.amount) !== capture.amount_fils)
    return [`${reference}: ${taken.amount} was taken, ${capture.amount_fils} recorded`];
  if (capture.refund_reason === null || isReasonTrue(checked, capture, taken)) return [];
  return [`${reference}: its money goes back for no reason (${capture.refund_reason})`];
}

function isReasonTrue(checked: Checked, capture: LedgerCapture, taken: TrueCapture): boolean {
  const { ledger, attempt } = checked;
  const order = ledger.orders.find(({ id }) => id === capture.order_id);
  const appointment = ledger.appointments.find(({ id }) => id === capture.appointment_id);
  switch (capture.refund_reason) {
    case 'second_capture':
      return ledger.captures.some((other) => other.settles && isForSame(other, capture));
    case 'order_closed':
      return order !== undefined && wasClosedBefore(checked, order, taken);
    case 'wrong_amount':
      // An appointment's fee may change and change back: the reason is that of its moment.
      return (
        appointment !== undefined ||
        capture.amount_fils !== order?.grand_total_fils ||
        capture.amount_fils !== attempt.amount_fils
      );
    case 'other_token':
      return capture.token !== attempt.payment_token;
    case 'appointment_closed':
      return appointment !== undefined && appointment.cancelled_at !== null;
    case 'slot_lost':
      // The reason is that of its moment: the customer with the slot may leave it.
      return true;
    default:
      return false;
  }
}

const SECOND_MS = 1000;
/** By the model's clock, while an order is being closed: concurrent steps move the clock. */
const CLOSING_MS = 15_000;

/**
 * Money that was there before the order was closed pays it, unless the gateway had denied it, or was
 * asked just before the money came.
 */
function wasClosedBefore(
  { system: { gateway }, attempt: { reference } }: Checked,
  order: LedgerOrder,
  taken: TrueCapture,
): boolean {
  if (order.closed_at === null) return false;
  const closedAt = Date.parse(order.closed_at);
  const askedAt = gateway.foundNothing.get(reference)?.getTime() ?? -Infinity;
  // The gateway's time has no fractions.
  const isEarlier = taken.takenAt.getTime() + SECOND_MS < closedAt;
  return !isEarlier || gateway.denied.has(reference) || closedAt - askedAt < CLOSING_MS;
}

function isForSame(one: LedgerCapture, other: LedgerCapture): boolean {
  return one.order_id === other.order_id && one.appointment_id === other.appointment_id;
}

/** Each surplus is reported once; a process that is killed may take its report along. */
function refundFaults({ system, attempt }: Checked, recorded: readonly LedgerCapture[]): string[] {
  const { reference } = attempt;
  const surplus = recorded.filter(({ settles }) => !settles).length;
  const reported = system.refundsReported.get(reference) ?? 0;
  const isReported = reported === surplus || (system.kills > 0 && reported < surplus);
  return [
    ...(attempt.needs_refund === surplus > 0
      ? []
      : [`${reference}: ${surplus} to refund, flagged ${attempt.needs_refund}`]),
    ...(isReported ? [] : [`${reference}: ${surplus} to refund, reported ${reported} times`]),
    ...recorded
      .filter(({ settles }) => !settles)
      .filter(({ refunds, amount_fils }) => refunds.length !== 1 || refunds[0] !== amount_fils)
      .map(({ id, refunds }) => `capture ${id} goes back as ${JSON.stringify(refunds)}`),
  ];
}

/** Nothing waits for ever. */
function restFaults({ attempts, appointments, captures }: Ledger): string[] {
  return [
    ...attempts
      .filter(({ status }) => status === 'pending')
      .map(({ reference }) => `${reference} is still pending`),
    ...appointments
      .filter(({ status }) => status === 'pending')
      .map(({ id }) => `appointment ${id} is still held`),
    ...appointments
      .filter(
        ({ id, refund_due }) =>
          !refund_due &&
          captures.some((capture) => capture.appointment_id === id && !capture.settles),
      )
      .map(({ id }) => `appointment ${id} has money to go back, and does not say so`),
  ];
}

function mailFaults({ mailServer, kills }: TestSystem, books: Ledger): string[] {
  const { orders, appointments, refunds } = books;
  return [
    ...mailServer.duplicates().map((id) => `mail ${id} was sent twice`),
    ...orders
      // A customer who was mailed the rejection first gets no confirmation afterwards.
      .filter(({ status }) => status !== 'rejected')
      .filter(({ id, paid_at }) => mailServer.count(`order-${id}`) > 0 !== (paid_at !== null))
      .map(
        ({ id, paid_at }) => `order ${id} is ${paid_at ? '' : 'not '}paid, its mail says otherwise`,
      ),
    ...orders
      .filter(
        ({ id, status }) =>
          mailServer.count(`order-${id}-rejected`) > 0 !== (status === 'rejected'),
      )
      .map(({ id, status }) => `order ${id} is ${status}, its mail says otherwise`),
    ...refunds
      .filter(({ id, recorded }) => mailServer.count(`refund-${id}`) > 0 !== (recorded !== null))
      .map(({ id, recorded }) => `refund ${id} is ${recorded ?? 'due'}, its mail says otherwise`),
    ...appointments
      .filter((appointment) => !hasNewestMail(mailServer, appointment))
      .map(({ id, mail }) => `appointment ${id} has no mail ${mail} (${kills} kills)`),
  ];
}

function hasNewestMail(
  mailServer: TestSystem['mailServer'],
  { id, mail, calendar_sequence }: Ledger['appointments'][number],
): boolean {
  return mail === null || mailServer.count(`appointment-${id}-${calendar_sequence}-${mail}`) > 0;
}
