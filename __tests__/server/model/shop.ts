import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import type { AppContext } from '../../../server/context.ts';
import { runJobs } from '../../../server/jobs.ts';
import type { ProviderClient } from '../../../server/payments/paymentContext.ts';
import { providerClient } from '../../../server/payments/providerClient.ts';
import type { Db } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seed } from '../../../server/seed/seed.ts';
import { TEST_NOW, testConfig } from '../../support/testApp.ts';
import { createTestDatabase, type TestDatabaseKind } from '../../support/testDatabase.ts';
import { clearTables, createCustomer, signIn, type ModelCustomer } from './customers.ts';
import { Gateway } from './gateway.ts';
import { Life } from './life.ts';
import { PostOffice } from './postOffice.ts';

interface ShopProcess {
  app: FastifyInstance;
  life: Life;
  context: AppContext;
}

type Method = 'GET' | 'POST' | 'PUT';

/** A killed process is followed by the other one: nothing of its memory comes back in a schedule. */
const PROCESSES = 2;

/** The whole shop of a schedule: database, processes, gateway, mail server and clock. */
export class Shop {
  readonly db: Db;
  readonly gateway: Gateway;
  readonly post = new PostOffice();
  readonly customers: ModelCustomer[] = [];
  /** What a living process reported and should not have. */
  readonly complaints: string[] = [];
  /** How often the log said of a reference that its money has to be refunded. */
  readonly refundsReported = new Map<string, number>();
  kills = 0;
  #now = TEST_NOW;
  #processes: ShopProcess[] = [];
  readonly #drop: () => Promise<void>;
  readonly #realFetch = globalThis.fetch;

  private constructor(db: Db, drop: () => Promise<void>) {
    this.db = db;
    this.#drop = drop;
    this.gateway = new Gateway({
      now: () => this.#now,
      pass: (ms) => this.pass(ms),
      assertAlive: () => this.#current.life.assertLasts(),
      kill: () => this.#current.life.end(),
    });
  }

  static async open(kind: TestDatabaseKind): Promise<Shop> {
    const { db, drop } = await createTestDatabase(kind);
    await migrate(db);
    await seed(db, TEST_NOW, testConfig);
    const shop = new Shop(db, drop);
    for (const name of ['noura', 'sara']) {
      shop.customers.push(await createCustomer(db, name, TEST_NOW));
    }
    for (let count = 0; count < PROCESSES; count += 1) {
      shop.#processes.push(await shop.#startProcess());
    }
    globalThis.fetch = shop.gateway.fetch;
    return shop;
  }

  async close(): Promise<void> {
    globalThis.fetch = this.#realFetch;
    for (const { app } of this.#processes) await app.close();
    await this.gateway.close();
    await this.#drop();
  }

  /** As on the first morning: no order, no appointment, no memory of an earlier schedule. */
  async reset(): Promise<void> {
    await this.settle();
    this.#now = TEST_NOW;
    this.gateway.forget();
    this.post.empty();
    this.complaints.length = 0;
    this.refundsReported.clear();
    this.kills = 0;
    await clearTables(this.db);
    for (const customer of this.customers) await signIn(this.db, customer, this.#now);
  }

  get now(): Date {
    return this.#now;
  }

  pass(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }

  customer(index: number): ModelCustomer {
    const customer = this.customers[index % this.customers.length];
    if (customer === undefined) throw new Error('The shop has no customers');
    return customer;
  }

  /** The response; null for a refusal, and for an answer that was lost with its process. */
  async call<T>(
    customer: number,
    method: Method,
    path: string,
    payload?: object,
  ): Promise<T | null> {
    const { app, life } = this.#current;
    const { token } = this.customer(customer);
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}`, locale: 'en' },
      ...(payload === undefined ? {} : { payload }),
    });
    if (life.isOver) return null;
    if (answer.statusCode === 500) this.complaints.push(`${method} ${path} answered 500`);
    return answer.statusCode === 200 ? answer.json<{ response: T }>().response : null;
  }

  /** Work of the kitchen's, which has no call; refusals and a killed process end it. */
  async inProcess(
    work: (context: AppContext) => Promise<void>,
    isRefusal: (error: unknown) => boolean,
  ): Promise<void> {
    const { context, life } = this.#current;
    try {
      await work(context);
    } catch (error) {
      if (!life.isOver && !isRefusal(error)) throw error;
    }
  }

  async runJobs(): Promise<void> {
    await runJobs(this.#current.app.payments);
  }

  /** The process that runs now is killed after so many statements. */
  killAfter(statements: number): void {
    this.#current.life.endAfter(statements);
  }

  /** Waits for what nobody waits for, and starts another process where this one was killed. */
  async settle(): Promise<void> {
    const { app, life } = this.#current;
    await app.payments.background.idle();
    if (!life.isOver) return;
    this.kills += 1;
    this.post.forgive();
    this.#processes = [...this.#processes.slice(1), ...this.#processes.slice(0, 1)];
    this.#current.life.begin();
  }

  /** The process that was to be killed goes on. */
  spare(): void {
    this.#current.life.begin();
  }

  get #current(): ShopProcess {
    const [current] = this.#processes;
    if (current === undefined) throw new Error('The shop has no process');
    return current;
  }

  async #startProcess(): Promise<ShopProcess> {
    const life = new Life();
    const clock = () => this.#now;
    const context: AppContext = {
      config: testConfig,
      db: this.db.withPlugin(life),
      clock,
      mailer: this.post.mailer(() => !life.isOver),
    };
    const app = await buildApp({ ...context, storefrontDir: null });
    await app.ready();
    this.#listenTo(app, life);
    const payments: { provider: ProviderClient } = app.payments;
    // Waiting for a busy gateway moves the model's clock, not the machine's.
    const wait = async (ms: number) => this.pass(ms);
    payments.provider = providerClient({ gateway: testConfig.gateway, clock, wait });
    return { app, life, context };
  }

  #listenTo(app: FastifyInstance, life: Life): void {
    app.log.error = (facts: unknown, sentence?: string) => {
      if (life.isOver || sentence === undefined) return;
      const reference = referenceOf(facts);
      if (sentence === 'money has to be refunded' && reference !== null) {
        this.refundsReported.set(reference, (this.refundsReported.get(reference) ?? 0) + 1);
      } else if (!EXPECTED.some((expected) => expected === sentence)) {
        this.complaints.push(`${sentence}: ${errorOf(facts)}`);
      }
    };
  }
}

/** What the log may say while the gateway or the mail server is away. */
const EXPECTED = [
  'the gateway took no checkout',
  'a confirmation mail was not sent',
  'a mail about an appointment was not sent',
];

function referenceOf(facts: unknown): string | null {
  if (typeof facts !== 'object' || facts === null || !('reference' in facts)) return null;
  return String(facts.reference);
}

function errorOf(facts: unknown): string {
  if (typeof facts !== 'object' || facts === null || !('err' in facts)) return 'no error';
  const { err } = facts;
  return err instanceof Error ? (err.stack ?? err.message) : String(err);
}
