import type { FastifyBaseLogger } from 'fastify';
import type { CheckoutOrder } from '../../src/payment/checkout.ts';
import type { PayableKind } from '../../src/payment/reference.ts';
import type { AppContext } from '../context.ts';
import type { PayableRules } from './payable.ts';
import type { GatewayTransaction } from './transactions.ts';

export type PaymentLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** What the payment functions need beyond the app's own context; server/createPaymentContext.ts fills it. */
export interface PaymentContext extends AppContext {
  readonly provider: ProviderClient;
  readonly payables: Readonly<Record<PayableKind, PayableRules>>;
  readonly notifications: PaymentNotifications;
  readonly log: PaymentLog;
  readonly background: Background;
}

/** Tells customers what became of their payments. Orders and appointments remember what is due. */
export interface PaymentNotifications {
  sendDue(): Promise<void>;
}

export interface ProviderClient {
  /** Sent once, even when it fails: the gateway has no idempotency keys. */
  checkout(order: Omit<CheckoutOrder, 'merchantCode'>): Promise<ProviderSession>;
  /** Repeated on 429, 5xx and silence within the budget. */
  enquire(reference: string, budget: RetryBudget): Promise<Enquiry>;
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
  | { kind: 'unavailable'; retryAfterMs: number | null };

/** How long one enquiry may take, waits included. */
export interface RetryBudget {
  tries: number;
  budgetMs: number;
}

export const RETRY_BUDGETS = {
  /** A page is loading. */
  pageView: { tries: 1, budgetMs: 4_000 },
  /** A customer has submitted something and waits for the answer. */
  submission: { tries: 2, budgetMs: 6_000 },
  /** Nobody waits. */
  background: { tries: 3, budgetMs: 75_000 },
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
