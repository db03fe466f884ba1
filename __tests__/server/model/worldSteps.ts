import * as fc from 'fast-check';
import { ENQUIRIES_A_MINUTE } from '../../../src/payment/gatewayFacts.ts';
import { takeEnquirySlot } from '../../../server/db/stores/enquirySlotStore.ts';
import { signIn } from './customers.ts';
import { Step } from './Step.ts';
import { GATEWAY_FAULTS } from './gatewayFaults.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const SPANS = {
  '3 s': 3000,
  '25 s': 25_000,
  '2 min': 2 * MINUTE_MS,
  '11 min': 11 * MINUTE_MS,
  '16 min': 16 * MINUTE_MS,
  '32 min': 32 * MINUTE_MS,
  '7 h': 7 * HOUR_MS,
  '30 h': 30 * HOUR_MS,
} as const;
type Span = keyof typeof SPANS;
const spans = fc.constantFrom<Span[]>(
  '3 s',
  '25 s',
  '2 min',
  '11 min',
  '16 min',
  '32 min',
  '7 h',
  '30 h',
);

/** The time passes, with the jobs at its end or with none. */
export const pass = fc.tuple(spans, fc.boolean()).map(
  ([span, isWorking]) =>
    new Step({
      name: `pass(${span}${isWorking ? ', jobs' : ''})`,
      act: async (_visit, system) => {
        system.pass(SPANS[span]);
        if (isWorking) await system.runJobs();
      },
    }),
);

export const jobs = fc.constant(
  new Step({ name: 'jobs', act: (_visit, system) => system.runJobs() }),
);

/** Sets a fault of the gateway for this many calls, or until another fault is set. */
export const gatewayFault = fc
  .tuple(fc.constantFrom(...GATEWAY_FAULTS), fc.constantFrom(1, 2, 4, 99))
  .map(
    ([fault, calls]) =>
      new Step({
        name: `gateway(${fault}, ${calls} calls)`,
        act: async (_visit, system) => system.gateway.setFault(fault, calls),
      }),
  );

export const gatewayRecovers = fc.constant(
  new Step({
    name: 'gateway(recovers)',
    act: async (_visit, system) => system.gateway.setFault(null),
  }),
);

/** Other customers of the shop use up this many of the minute's enquiries. */
export const crowd = fc.constantFrom(8, 20, 30).map(
  (enquiries) =>
    new Step({
      name: `crowd(${enquiries} enquiries)`,
      act: async (_visit, { db, now, gateway }) => {
        for (let asked = 0; asked < enquiries; asked += 1) {
          if (await takeEnquirySlot(db, ENQUIRIES_A_MINUTE, now)) gateway.countEnquiry();
        }
      },
    }),
);

export const mailFault = fc.constantFrom('none', 'down', 'cut').map(
  (fault) =>
    new Step({
      name: `mail server(${fault})`,
      act: async (_visit, system) => {
        system.mailServer.fault = fault;
      },
    }),
);

/** The process is killed in the middle of what comes next. */
export const kill = fc.nat({ max: 30 }).map(
  (statements) =>
    new Step({
      name: `kill after ${statements} statements`,
      act: (_visit, system) => system.killAfter(statements),
    }),
);

/** Past the thirty days of a session, and in again. */
export const signInAgain = fc.nat({ max: 1 }).map(
  (customer) =>
    new Step({
      name: `signInAgain(${customer})`,
      act: (_visit, system) => signIn(system.db, system.customer(customer), system.now),
    }),
);
