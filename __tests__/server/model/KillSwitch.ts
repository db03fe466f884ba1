import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

class ProcessKilled extends Error {
  override readonly name = 'ProcessKilled';
}

/**
 * Simulates the kill of one process. After it, nothing of the process reaches the database, the gateway or
 * the mail server; an open transaction is rolled back, as after a cut connection.
 */
export class KillSwitch implements KyselyPlugin {
  #statementsLeft = Infinity;
  #isKilled = false;
  readonly #onKill: () => void;

  constructor(onKill: () => void = () => undefined) {
    this.#onKill = onKill;
  }

  get isKilled(): boolean {
    return this.#isKilled;
  }

  killAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  reset(): void {
    this.#statementsLeft = Infinity;
    this.#isKilled = false;
  }

  kill(): void {
    this.#isKilled = true;
    this.#onKill();
  }

  /** Call it before everything that others can see. */
  assertAlive(): void {
    if (this.#isKilled) throw new ProcessKilled();
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.#statementsLeft <= 0) this.kill();
    this.#statementsLeft -= 1;
    this.assertAlive();
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
