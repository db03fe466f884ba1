import { ApiError } from '../errors/ApiError.ts';

interface Limits {
  /** How much work runs at the same time. */
  readonly running: number;
  /** How many may wait. Further work is refused at once instead of waiting long. */
  readonly waiting: number;
}

/** Seconds, after which waiting work has finished. */
const BUSY_RETRY_SECONDS = 5;

/** Runs heavy work a few at a time, in the order in which it came. */
export class ConcurrencyLimit {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#begin();
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  async #begin(): Promise<void> {
    const { running, waiting } = this.#limits;
    if (this.#running < running) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= waiting) {
      throw new ApiError('busy', { retryAfterSeconds: BUSY_RETRY_SECONDS });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Hands the slot to the longest waiting work, so `#running` stays the same. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
