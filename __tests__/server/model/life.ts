import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

class ProcessKilled extends Error {
  override readonly name = 'ProcessKilled';
}

/**
 * The life of one process. From its end on, nothing of the process reaches the database, the gateway or
 * the mail server: a transaction that is under way is rolled back, as when the connection is cut.
 */
export class Life implements KyselyPlugin {
  #statementsLeft = Infinity;
  #isOver = false;
  readonly #onEnd: () => void;

  constructor(onEnd: () => void = () => undefined) {
    this.#onEnd = onEnd;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  endAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  begin(): void {
    this.#statementsLeft = Infinity;
    this.#isOver = false;
  }

  end(): void {
    this.#isOver = true;
    this.#onEnd();
  }

  /** Call it before everything that others can see. */
  assertLasts(): void {
    if (this.#isOver) throw new ProcessKilled();
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.#statementsLeft <= 0) this.end();
    this.#statementsLeft -= 1;
    this.assertLasts();
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
