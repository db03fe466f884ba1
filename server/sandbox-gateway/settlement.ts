import type { FastifyBaseLogger } from 'fastify';
import { KUWAIT_OFFSET_MS } from '../../src/contract/kuwaitTime.ts';
import { filsToText, textToFils } from '../../src/contract/money.ts';
import { digits } from './digits.ts';
import type { PayerAction, Session, Transaction } from './records.ts';
import { returnData } from './returnData.ts';
import type { ScenarioName } from './scenarios.ts';
import type { SandboxSettings } from './settings.ts';
import type { SandboxStore } from './store.ts';
import { sendWebhook } from './webhooks.ts';

export interface PayerChoice {
  action: PayerAction;
  paymentType: number;
}

interface Surroundings {
  settings: SandboxSettings;
  store: SandboxStore;
  log: FastifyBaseLogger;
}

const NOT_PAID: ReadonlySet<ScenarioName> = new Set([
  'not-captured',
  'cancelled',
  'webhook-forged',
  'replayed',
]);
const WITHOUT_WEBHOOK: ReadonlySet<ScenarioName> = new Set(['no-webhook', 'no-return', 'replayed']);
/** The wrong amount is one KD more than requested. */
const OTHER_AMOUNT_FILS = 1_000;
/** The sandbox's charge for a payment, whatever its amount. */
const CHARGE_FILS = 250;

/** Records the payer's action and returns the session with its return address. */
export async function settle(
  session: Session,
  choice: PayerChoice,
  surroundings: Surroundings,
): Promise<Session> {
  const { settings, store } = surroundings;
  const transaction = transactionOf(session, choice, settings.clock());
  store.saveTransaction(transaction);
  if (session.scenario.name === 'captured-twice' && transaction.status === 'SUCCESSFUL') {
    store.saveTransaction({ ...transaction, token: digits(19), paymentId: digits(18) });
  }
  const settled: Session = {
    ...session,
    action: choice.action,
    returnUrl: returnUrlOf(session, transaction, surroundings),
    faultsLeft: session.scenario.name.startsWith('enquiry-') ? session.scenario.count : 0,
  };
  store.saveSession(settled);
  await notify(settled, transaction, surroundings);
  return settled;
}

function transactionOf(session: Session, choice: PayerChoice, now: Date): Transaction {
  const { name } = session.scenario;
  const isPaid = choice.action === 'pay' && !NOT_PAID.has(name);
  const isCancelled = choice.action === 'cancel' || name === 'cancelled';
  return {
    token: name === 'token-missing' ? null : session.paymentToken,
    paymentId: digits(18),
    reference: session.fields.orderReferenceNumber,
    status: isPaid ? 'SUCCESSFUL' : 'FAILED',
    resultCode: isPaid ? 'CAPTURED' : isCancelled ? 'CANCELED' : 'NOT CAPTURED',
    amount: amountOf(session),
    administrativeCharge: chargeOf(name),
    isChargeHidden: name === 'charge-in-return',
    paymentType: choice.paymentType,
    datetime: kuwaitDateTime(now),
  };
}

function amountOf({ fields, scenario }: Session): string | number {
  if (scenario.name === 'numeric-amount') return Number(fields.amount);
  if (scenario.name !== 'other-amount') return fields.amount;
  return filsToText(textToFils(fields.amount) + OTHER_AMOUNT_FILS);
}

function chargeOf(scenario: ScenarioName): string | number {
  if (scenario === 'no-charge') return filsToText(0);
  const charge = filsToText(CHARGE_FILS);
  return scenario === 'numeric-amount' ? Number(charge) : charge;
}

function returnUrlOf(
  session: Session,
  transaction: Transaction,
  { settings, store }: Surroundings,
): string | null {
  const { name } = session.scenario;
  const { orderReferenceNumber, responseUrl, failureUrl } = session.fields;
  if (name === 'no-return') return null;
  const replayed = name === 'replayed' ? store.capturedReturn(orderReferenceNumber) : null;
  if (replayed !== null) return `${responseUrl}${new URL(replayed).search}`;
  const url = new URL(transaction.status === 'SUCCESSFUL' ? responseUrl : failureUrl);
  url.searchParams.set('data', returnData(session, transaction, settings));
  return url.href;
}

/** Only "first" waits for the shop; the others are on their way while the payer returns. */
async function notify(
  session: Session,
  transaction: Transaction,
  { settings, log }: Surroundings,
): Promise<void> {
  const { name } = session.scenario;
  if (WITHOUT_WEBHOOK.has(name)) return;
  const send = () => sendWebhook(session, transaction, log);
  if (name === 'webhook-first') return send();
  if (name === 'webhook-late') {
    setTimeout(() => void send(), settings.lateWebhookMs).unref();
    return;
  }
  if (name === 'webhook-forged') {
    void sendWebhook(session, { ...transaction, status: 'SUCCESSFUL' }, log);
    return;
  }
  void send().then(() => (name === 'webhook-twice' ? send() : undefined));
}

function kuwaitDateTime(now: Date): string {
  const local = new Date(now.getTime() + KUWAIT_OFFSET_MS).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
}
