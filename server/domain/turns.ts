import { ApiError } from '../errors/ApiError.ts';

interface TurnLimits {
  /** How much work runs at the same time. */
  readonly atOnce: number;
  /** How much may wait; more is refused at once, so that nobody waits for long. */
  readonly waiting: number;
}

/** Seconds: what waits is done by then. */
const BUSY_RETRY_SECONDS = 5;

/** Runs heavy work a few at a time, in the order in which it came. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#begin();
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  async #begin(): Promise<void> {
    const { atOnce, waiting } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= waiting) {
      throw new ApiError('busy', { retryAfterSeconds: BUSY_RETRY_SECONDS });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The turn goes to who waits longest: `#running` stays as it is. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
