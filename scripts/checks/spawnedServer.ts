import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const START_MS = 90_000;
const ASK_EVERY_MS = 5;

/** The entry point in the current folder's `npm start`: a bench also starts older checkouts. */
function entry(): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.replace(/^node /, '');
}

/** A shop of its own process, that can be taken away and started again where it was. */
export class SpawnedServer {
  readonly url: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #flags: readonly string[];
  #child: ChildProcess | null = null;

  /** `settings` are environment variables, `PORT` among them; `--dev` leaves the storefront out. */
  constructor(settings: Readonly<Record<string, string>> & { PORT: string }, ...flags: '--dev'[]) {
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.#settings = settings;
    this.#flags = flags;
  }

  /** Answers after how many milliseconds the first request was answered. */
  async start(): Promise<number> {
    const started = performance.now();
    const child = spawn('node', [entry(), ...this.#flags], {
      env: { ...process.env, NODE_ENV: 'test', SAMPLE_WEEKS: 'no', ...this.#settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    while (!(await this.#answers())) {
      const isOver = performance.now() - started > START_MS;
      if (isOver || child.exitCode !== null) {
        await this.kill();
        throw new Error(`The shop at ${this.url} did not start`);
      }
      await delay(ASK_EVERY_MS);
    }
    return performance.now() - started;
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/api/home`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The id of the current process. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Simulates a crash: nothing is finished. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
