import type { FastifyInstance } from 'fastify';
import { ENQUIRIES_A_MINUTE } from '../../../src/payment/gatewayFacts.ts';
import { act, returnOf, testSandbox } from '../../support/sandboxGateway.ts';
import { testConfig } from '../../support/testApp.ts';
import {
  answerInstead,
  isDenial,
  isFalseReport,
  falsify,
  WAIT_MS,
  type FalseReport,
  type GatewayFault,
} from './gatewayFaults.ts';

/** The gateway's own record of a captured payment. */
export interface TrueCapture {
  paymentId: string;
  amount: string;
  takenAt: Date;
}

interface Surroundings {
  now: () => Date;
  pass: (ms: number) => void;
  /** Throws for a process that is dead. */
  assertAlive: () => void;
  kill: () => void;
  /** Something arrived that should not have. */
  complain: (about: string) => void;
}

const ENQUIRY = /\/api\/transaction\/([^?]+)/;
/** Less than a minute: the clock may move on while an enquiry is on its way. */
const COUNTED_MS = 30_000;

/** The sandbox gateway, the way to it, and the webhooks that it has sent. */
export class Gateway {
  #fault: GatewayFault | null = null;
  #callsLeft = 0;
  readonly #sandbox: FastifyInstance;
  readonly #around: Surroundings;
  #enquiries: number[] = [];
  webhooks: unknown[] = [];
  /** References whose capture was denied: the customer has to wait for them. */
  readonly denied = new Set<string>();
  /** When the gateway last had to say, of each reference, that no money was taken yet. */
  readonly foundNothing = new Map<string, Date>();
  /** References of payments that are never reported with payment id and token. */
  readonly nameless = new Set<string>();

  constructor(around: Surroundings) {
    this.#around = around;
    this.#sandbox = testSandbox({ gateway: testConfig.gateway, clock: around.now });
  }

  get isHealthy(): boolean {
    return this.#fault === null;
  }

  setFault(fault: GatewayFault | null, calls = Infinity): void {
    this.#fault = fault;
    this.#callsLeft = calls;
  }

  forget(): void {
    this.setFault(null);
    this.#enquiries = [];
    this.webhooks = [];
    this.denied.clear();
    this.foundNothing.clear();
    this.nameless.clear();
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string') throw new TypeError('An address in text was expected.');
    const body = typeof init?.body === 'string' ? init.body : '';
    if (!input.startsWith(testConfig.gateway.baseUrl)) {
      this.webhooks.push(JSON.parse(body));
      return new Response('');
    }
    this.#around.assertAlive();
    return this.#withFault(input, { headers: new Headers(init?.headers), body });
  };

  /** Counts an enquiry of this shop, for whichever customer and from whichever process. */
  countEnquiry(): void {
    const now = this.#around.now().getTime();
    this.#enquiries = this.#enquiries.filter((asked) => asked > now - COUNTED_MS).concat(now);
    const { length } = this.#enquiries;
    if (length > ENQUIRIES_A_MINUTE) this.#around.complain(`${length} enquiries within a minute`);
  }

  /** Submits the hosted page; null where its session is over, else the data of the return. */
  async press(
    session: string,
    form: Record<string, string>,
  ): Promise<{ data: string | null } | null> {
    const { statusCode, headers } = await act(this.#sandbox, session, form);
    if (statusCode === 410) return null;
    return { data: headers.location === undefined ? null : returnOf(headers.location).data };
  }

  async captures(reference: string): Promise<TrueCapture[]> {
    const answer = await this.#enquire(reference);
    if (answer.statusCode === 404) return [];
    return answer
      .json<{ results: SandboxResult[] }>()
      .results.filter(({ status }) => status === 'SUCCESSFUL')
      .map(({ PaymentID, amount, datetime }) => ({
        paymentId: PaymentID,
        amount,
        takenAt: new Date(`${datetime.replace(' ', 'T')}+03:00`),
      }));
  }

  close(): Promise<void> {
    return this.#sandbox.close();
  }

  async #withFault(url: string, sent: { headers: Headers; body: string }): Promise<Response> {
    if (ENQUIRY.test(url)) this.countEnquiry();
    const fault = this.#faultOfNextCall();
    const instead = answerInstead(fault);
    if (instead !== null) return instead;
    if (fault === 'silent') throw this.#noAnswer();
    const answer = await this.#withoutIds(url, await this.#askSandbox(url, sent));
    await this.#noteIfNothing(ENQUIRY.exec(url)?.[1]);
    if (fault === 'cut') throw this.#noAnswer();
    if (fault === 'killed') this.#around.kill();
    this.#around.assertAlive();
    return isFalseReport(fault) ? this.#falsify(url, fault, answer) : answer;
  }

  #faultOfNextCall(): GatewayFault | null {
    const fault = this.#fault;
    this.#callsLeft -= 1;
    if (this.#callsLeft <= 0) this.#fault = null;
    return fault;
  }

  #noAnswer(): Error {
    this.#around.pass(WAIT_MS);
    return new TypeError('fetch failed');
  }

  async #askSandbox(url: string, { headers, body }: { headers: Headers; body: string }) {
    const { pathname, search } = new URL(url);
    const answer = await this.#sandbox.inject({
      method: body === '' ? 'GET' : 'POST',
      url: pathname + search,
      headers: Object.fromEntries(headers),
      ...(body === '' ? {} : { payload: body }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  }

  /** Only of what was pressed, and a denial only of money that was taken. */
  async #falsify(url: string, falseReport: FalseReport, answer: Response) {
    const reference = ENQUIRY.exec(url)?.[1];
    if (reference === undefined || answer.status !== 200) return answer;
    if (isDenial(falseReport)) {
      if ((await this.captures(reference)).length === 0) return answer;
      this.denied.add(reference);
    }
    return falsify(falseReport, await answer.text());
  }

  async #noteIfNothing(reference: string | undefined): Promise<void> {
    if (reference === undefined || (await this.captures(reference)).length > 0) return;
    this.foundNothing.set(reference, this.#around.now());
  }

  async #withoutIds(url: string, answer: Response): Promise<Response> {
    const reference = ENQUIRY.exec(url)?.[1];
    if (reference === undefined || !this.nameless.has(reference)) return answer;
    return answer.status === 200 ? falsify('anonymous', await answer.text()) : answer;
  }

  #enquire(reference: string) {
    return this.#sandbox.inject({
      method: 'GET',
      url: `/api/transaction/${reference}?isOrderReference=1`,
      headers: { accesscode: testConfig.gateway.accessCode },
    });
  }
}

interface SandboxResult {
  status: string;
  PaymentID: string;
  amount: string;
  datetime: string;
}

/** Flips one bit in the middle: a block becomes noise, and one bit of the next changes. */
export function flipBit(data: string): string {
  const bytes = Buffer.from(data, 'hex');
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes.toString('hex');
}
