import type { Serializable } from 'node:child_process';
import { isRecord } from '../../src/payment/exactJson.ts';

type Facts = Record<string, unknown>;
export type Handlers = Record<string, (facts: Facts) => Promise<unknown>>;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Channel {
  send: (message: Serializable) => void;
  onMessage: (hear: (message: unknown) => void) => void;
}

/** Questions and answers between two processes. */
export class Line {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(channel: Channel, handlers: Handlers) {
    this.#channel = channel;
    channel.onMessage((message) => {
      if (!isRecord(message)) return;
      if (typeof message['ask'] === 'string') void this.#answer(handlers, message['ask'], message);
      else this.#hear(message);
    });
  }

  ask(ask: string, facts: Facts = {}): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#channel.send({ ...facts, ask, id });
    });
  }

  /** The other side is gone, so no answer will come. */
  close(): void {
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }

  async #answer(handlers: Handlers, ask: string, facts: Facts): Promise<void> {
    const { id } = facts;
    try {
      this.#channel.send({ id, result: await handlers[ask]?.(facts) });
    } catch (error) {
      this.#channel.send({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  #hear({ id, result, error }: Facts): void {
    const waiting = this.#waiting.get(Number(id));
    this.#waiting.delete(Number(id));
    if (typeof error === 'string') waiting?.reject(new Error(error));
    else waiting?.resolve(result);
  }
}
