import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import type { ProviderClient } from './providerClient.ts';

export type PaymentLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** What the payment functions need beyond the app's own context. */
export interface PaymentContext extends AppContext {
  readonly provider: ProviderClient;
  readonly log: PaymentLog;
  readonly background: Background;
}

/** Work that nobody waits for; it ends before the process does. */
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
