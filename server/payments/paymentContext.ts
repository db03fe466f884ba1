import type { FastifyBaseLogger } from 'fastify';
import type { Fils } from '../../src/contract/money.ts';
import type { CheckoutOrder, Payer } from '../../src/payment/checkoutOrder.ts';
import { ENQUIRIES_A_MINUTE } from '../../src/payment/gatewayFacts.ts';
import type { PayableKind } from '../../src/payment/reference.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { GatewayTransaction } from './transactions.ts';

export type PaymentLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** What the payment functions need beyond the app's context; server/createPaymentContext.ts fills it. */
export interface PaymentContext extends AppContext {
  readonly provider: ProviderClient;
  readonly payables: Readonly<Record<PayableKind, PayableRules>>;
  readonly mails: DueMails;
  readonly log: PaymentLog;
  readonly background: Background;
}

interface DueMails {
  /** Every mail that is due about orders, plans, appointments and messages; the outcome of a payment is one of them. */
  sendDue(): Promise<void>;
}

export interface ProviderClient {
  /** Sent once, even when it fails: the gateway has no idempotency keys. */
  checkout(
    order: Omit<CheckoutOrder, 'merchantCode'>,
    signal: AbortSignal,
  ): Promise<ProviderSession>;
  /** Repeated on 429, 5xx and silence within the budget, until the signal. */
  enquire(reference: string, budget: RetryBudget, signal?: AbortSignal): Promise<Enquiry>;
}

export interface ProviderSession {
  paymentUrl: string;
  paymentToken: string | null;
}

export type Enquiry =
  | { kind: 'found'; transactions: readonly GatewayTransaction[] }
  /** Nothing with this reference has reached the gateway. */
  | { kind: 'not_found' }
  /** No usable answer; the enquiry has to be repeated later. */
  | { kind: 'unavailable'; retryAfterMs: number | null }
  /** Nothing was asked: the minute's enquiries are used up. */
  | { kind: 'postponed' };

/** How long one enquiry may take, waits included. */
export interface RetryBudget {
  tries: number;
  budgetMs: number;
  /** How many of a minute's enquiries may be used for it. */
  share: number;
}

/**
 * Each limit leaves some enquiries to those above it. So clients that ask repeatedly cannot use up the enquiries of
 * customers who are just back from paying, or of the jobs, which serve all attempts in order.
 */
const SHARES = { result: ENQUIRIES_A_MINUTE, job: 25, change: 20, view: 15 } as const;

/** How long a request waits for an enquiry and the work around it. */
export interface EnquiryOptions {
  budget: RetryBudget;
  signal?: AbortSignal;
}

export const RETRY_BUDGETS = {
  /** A page is loading. */
  pageView: { tries: 1, budgetMs: 4_000, share: SHARES.view },
  /** A customer has come back from the hosted page and waits for the answer. */
  submission: { tries: 2, budgetMs: 6_000, share: SHARES.result },
  /** The same, for a customer who has returned several times within minutes. */
  repeatedSubmission: { tries: 2, budgetMs: 6_000, share: SHARES.change },
  /** A payment is being started, and the checkout is still to come. */
  beforeStart: { tries: 1, budgetMs: 4_000, share: SHARES.change },
  /** Before something that may have been paid is changed, or given to another customer. */
  beforeChange: { tries: 2, budgetMs: 6_000, share: SHARES.change },
  /** Unauthenticated: anyone can send them. */
  webhook: { tries: 3, budgetMs: 75_000, share: SHARES.view },
  /** No customer waits. */
  background: { tries: 3, budgetMs: 75_000, share: SHARES.job },
  /** A round of jobs asks before it gives a slot to others. */
  expiredHold: { tries: 2, budgetMs: 6_000, share: SHARES.job },
} as const satisfies Readonly<Record<string, RetryBudget>>;

/** Work that no request waits for; it ends before the process does. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  readonly #log: PaymentLog;

  constructor(log: PaymentLog) {
    this.#log = log;
  }

  run(task: () => Promise<unknown>): void {
    const running = task()
      .then(() => undefined)
      .catch((error: unknown) => this.#log.error({ err: error }, 'background payment work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

/** Why a capture cannot pay its order or appointment. */
export type RefundReason = NonNullable<Database['payment_captures']['refund_reason']>;

/** Where orders and appointments differ in a payment; everything else is shared. */
export interface PayableRules {
  /** Null for what does not exist, and for another customer's. */
  findOwn(db: Db, customerId: number, id: number): Promise<PayableView | null>;
  /** Locks the row until the transaction ends, so that simultaneous answers are settled one after the other. */
  lock(trx: Db, id: number): Promise<LockedPayable>;
}

interface PayableView {
  readonly isPaid: boolean;
  readonly payer: Payer;
}

export interface LockedPayable {
  readonly isPaid: boolean;
  readonly amount: Fils;
  /** Throws the reason why no payment can be started. */
  assertPayable(now: Date): void;
  /** A payment is started. */
  begin(now: Date): Promise<void>;
  /** Null when this amount, asked for by an attempt, pays it; otherwise why the money has to go back. */
  claim(amount: Fils, now: Date): Promise<RefundReason | null>;
  /** After a claim that was granted. */
  pay(now: Date): Promise<void>;
  /** No attempt is left that could succeed. */
  fail(): Promise<void>;
  /** Money was taken that cannot pay it. */
  noteRefund(reason: RefundReason, now: Date): Promise<void>;
}
