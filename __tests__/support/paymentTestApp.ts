import type { FastifyInstance } from 'fastify';
import type { StartPayment } from '../../src/contract/wire/payment.ts';
import { runJobs } from '../../server/jobs.ts';
import type { PaymentContext } from '../../server/payments/paymentContext.ts';
import { act, returnOf, testSandbox } from './sandboxGateway.ts';
import { startTestApp, testConfig, type TestApp } from './testApp.ts';
import { signUp, type TestCustomer } from './testCustomer.ts';
import type { TestDatabaseKind } from './testDatabase.ts';

export interface Paid {
  reference: string;
  /** The data on the return address; null when the payer never returned. */
  data: string | null;
  path: string | null;
}

/** The API, the sandbox gateway behind a faked network, and a clock for both. */
export interface PaymentTestApp extends TestApp {
  sandbox: FastifyInstance;
  payments: PaymentContext;
  /** The addresses that were called, newest last. */
  calls: string[];
  network: {
    /** Answers instead of the sandbox while it is set; null lets the sandbox answer. */
    fault: ((url: string) => Response | null | Promise<null>) | null;
    /** Webhooks are lost unless a test lets them through. */
    webhooks: boolean;
  };
  newCustomer: () => Promise<TestCustomer>;
  passTime: (ms: number) => void;
  /** Starts an attempt and presses a button of the hosted page. */
  pay: (
    customer: TestCustomer,
    target: number | StartPayment,
    form?: Record<string, string>,
  ) => Promise<Paid>;
  /** From the database, without asking the gateway. */
  orderStatus: (id: number) => Promise<string>;
  runJobs: () => Promise<void>;
  idle: () => Promise<void>;
}

export async function startPaymentTestApp(database: TestDatabaseKind): Promise<PaymentTestApp> {
  const testApp = await startTestApp({ database });
  const { context } = testApp;
  const sandbox = testSandbox({ gateway: testConfig.gateway, clock: () => context.clock() });
  const calls: string[] = [];
  const network: PaymentTestApp['network'] = { fault: null, webhooks: false };
  const underWay = new Set<Promise<void>>();
  const { payments } = testApp.app;
  let now = context.clock().getTime();
  let customers = 0;

  const answer = async (url: string, init: RequestInit | undefined): Promise<Response> => {
    const { origin, pathname, search } = new URL(url);
    const target = origin === testConfig.publicUrl ? testApp.app : sandbox;
    const answered = await target.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    const retryAfter = answered.headers['retry-after'];
    return new Response(answered.body, {
      status: answered.statusCode,
      ...(typeof retryAfter === 'string' ? { headers: { 'retry-after': retryAfter } } : {}),
    });
  };

  // Assigned, not spied on: jest restores its spies after each test.
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string') throw new TypeError('An address in text was expected.');
    const url = input;
    calls.push(url);
    const isLost = url.endsWith('/payments/webhook') && !network.webhooks;
    const fault = isLost ? new Response('') : (network.fault?.(url) ?? null);
    const answering = Promise.resolve(fault).then((response) => response ?? answer(url, init));
    const ended = answering.then(
      () => undefined,
      () => undefined,
    );
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
    return answering;
  };

  return {
    ...testApp,
    sandbox,
    payments,
    calls,
    network,
    passTime: (ms) => {
      now += ms;
      testApp.setNow(new Date(now));
    },
    newCustomer: async () => {
      customers += 1;
      const email = `customer${customers}@example.com`;
      // Each test has the whole minute's enquiries: most of them leave the clock alone.
      await context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
      return signUp(testApp.app, email);
    },
    pay: async (customer, target, form = {}) => {
      const started = await customer.startPayment(target);
      const session = new URL(started.payment_url).searchParams.get('data') ?? '';
      const { headers } = await act(sandbox, session, form);
      const back = headers.location === undefined ? null : returnOf(headers.location);
      return {
        reference: started.order_reference_number,
        data: back?.data ?? null,
        path: back?.path ?? null,
      };
    },
    orderStatus: async (id) => {
      const stored = context.db.selectFrom('orders').select('status').where('id', '=', id);
      return (await stored.executeTakeFirstOrThrow()).status;
    },
    runJobs: async () => {
      await runJobs(payments);
      await payments.background.idle();
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: async () => {
      await payments.background.idle();
      await sandbox.close();
      await testApp.stop();
      globalThis.fetch = realFetch;
    },
  };
}
