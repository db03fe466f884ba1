import type { Db } from '../../../server/db/database.ts';
import { startStaffSession } from '../../../server/domain/staff/staffSessions.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import { clearTables, createCustomer, signIn, type ModelCustomer } from './customers.ts';
import { Gateway } from './gateway.ts';
import { localProcesses } from './localProcess.ts';
import { AWAY, FakeMailServer } from './FakeMailServer.ts';
import type { LogLine, ServerProcess, ServerRequest, ServerSurroundings } from './ServerProcess.ts';

interface ServerProcesses {
  next: () => Promise<ServerProcess>;
  close: () => Promise<void>;
}

interface TestSystemOptions {
  /** The model's own connection. */
  db: Db;
  processes: (around: ServerSurroundings, gateway: Gateway) => Promise<ServerProcesses>;
}

/** The system under test: database, API processes, gateway, mail server and clock. */
export class TestSystem {
  readonly db: Db;
  readonly gateway: Gateway;
  readonly mailServer = new FakeMailServer();
  readonly #customers: ModelCustomer[] = [];
  /** Faults that a running process reported. */
  readonly complaints: string[] = [];
  /** How often the log reported a refund that is due, by reference. */
  readonly refundsReported = new Map<string, number>();
  kills = 0;
  #now = TEST_NOW;
  #current: ServerProcess | null = null;
  #processes: ServerProcesses | null = null;
  readonly #hearers = new Set<(now: Date) => void>();

  private constructor(db: Db) {
    this.db = db;
    this.gateway = new Gateway({
      now: () => this.#now,
      pass: (ms) => this.pass(ms),
      assertAlive: () => this.#process.assertAlive(),
      kill: () => this.#process.end(),
      complain: (about) => this.complaints.push(about),
    });
  }

  static async open({ db, processes }: TestSystemOptions): Promise<TestSystem> {
    const system = new TestSystem(db);
    system.#processes = await processes(system.#surroundings(), system.gateway);
    system.#current = await system.#processes.next();
    for (const name of ['noura', 'sara']) {
      system.#customers.push(await createCustomer(db, name, TEST_NOW));
    }
    return system;
  }

  async close(): Promise<void> {
    await this.#processes?.close();
    await this.gateway.close();
  }

  /** Resets everything: no order, no appointment, nothing of an earlier schedule. */
  async reset(): Promise<void> {
    await this.settle();
    await this.spare();
    this.#setNow(TEST_NOW);
    this.gateway.forget();
    this.mailServer.reset();
    this.complaints.length = 0;
    this.refundsReported.clear();
    this.kills = 0;
    await clearTables(this.db);
    for (const customer of this.#customers) await signIn(this.db, customer, this.#now);
  }

  get now(): Date {
    return this.#now;
  }

  pass(ms: number): void {
    this.#setNow(new Date(this.#now.getTime() + ms));
  }

  customer(index: number): ModelCustomer {
    const customer = this.#customers[index % this.#customers.length];
    if (customer === undefined) throw new Error('The system has no customers');
    return customer;
  }

  /** The response; null for a refusal, and for an answer that was lost with its process. */
  async call<T>(
    customer: number,
    method: ServerRequest['method'],
    path: string,
    payload?: object,
  ): Promise<T | null> {
    const { token } = this.customer(customer);
    const headers = { authorization: `Bearer ${token}` };
    return this.#send<T>({ method, path, headers, payload });
  }

  /** Calls as a staff member who has just logged in; the result is read from the ledger. */
  async callAsService(path: string, payload?: object): Promise<void> {
    const { id } = await this.db
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'service')
      .executeTakeFirstOrThrow();
    const cookie = `mizan_staff=${await startStaffSession(this.db, id, this.#now)}`;
    await this.#send({ method: 'POST', path: `staff/${path}`, headers: { cookie }, payload });
  }

  async #send<T>(request: ServerRequest): Promise<T | null> {
    const { method, path } = request;
    const answer = await this.#process.request(request);
    if (answer === null) return null;
    if (answer.status === 500) this.complaints.push(`${method} ${path} answered 500`);
    if (answer.status !== 200) return null;
    const { response }: { response: T } = JSON.parse(answer.body);
    return response;
  }

  async runJobs(): Promise<void> {
    await this.#process.runJobs();
  }

  async decide(appointmentId: number, isAccepted: boolean): Promise<void> {
    await this.#process.decide(appointmentId, isAccepted);
  }

  /** Kills the current process after this many statements. */
  async killAfter(statements: number): Promise<void> {
    await this.#process.killAfter(statements);
  }

  /** Cancels the kill of the current process. */
  async spare(): Promise<void> {
    await this.#process.killAfter(Infinity);
  }

  /** Waits for background work, and starts another process where this one was killed. */
  async settle(): Promise<void> {
    await this.#process.idle();
    if (!this.#process.isOver || this.#processes === null) return;
    this.kills += 1;
    this.mailServer.allowDuplicates();
    this.#current = await this.#processes.next();
  }

  get #process(): ServerProcess {
    if (this.#current === null) throw new Error('The system has no process');
    return this.#current;
  }

  #setNow(now: Date): void {
    this.#now = now;
    for (const hear of this.#hearers) hear(now);
  }

  #surroundings(): ServerSurroundings {
    return {
      now: () => this.#now,
      onTime: (hear) => this.#hearers.add(hear),
      pass: (ms) => this.pass(ms),
      takeMail: (id) => this.mailServer.receive(id),
      hear: (line) => this.#hear(line),
    };
  }

  #hear(line: LogLine): void {
    const { sentence, reference, error } = line;
    if (sentence === 'money has to be refunded' && reference !== null) {
      this.refundsReported.set(reference, (this.refundsReported.get(reference) ?? 0) + 1);
    } else if (!isExpected(line)) {
      this.complaints.push(`${sentence}: ${error}`);
    }
  }
}

/** Log lines that are expected while the gateway or the mail server does not respond. */
function isExpected({ sentence, error }: LogLine): boolean {
  return sentence === 'the gateway took no checkout' || error.includes(AWAY);
}

/** A system whose API processes are simulated in this process, on a filled database of its own. */
export async function openLocalSystem({ db, drop }: TestDatabase) {
  const realFetch = globalThis.fetch;
  const system = await TestSystem.open({
    db,
    processes: async (around, gateway) => {
      globalThis.fetch = gateway.fetch;
      return localProcesses(db, around);
    },
  });
  const close = async () => {
    await system.close();
    globalThis.fetch = realFetch;
    await drop();
  };
  return { system, close };
}
