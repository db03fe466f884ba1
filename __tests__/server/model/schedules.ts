import * as fc from 'fast-check';
import {
  book,
  cancel,
  decide,
  move,
  moveWhenPaid,
  overtaken,
  raceForSlot,
} from './appointmentSteps.ts';
import { faultsAtTheEnd } from './endChecks.ts';
import { decide as decideOrder, payAndDecide, recordTwice } from './kitchenSteps.ts';
import { nextDue, readLedger } from './ledger.ts';
import { place, placeTwice, reopen, reopenAndPay, stopTwice } from './orderSteps.ts';
import {
  flipped,
  forgedWebhook,
  checkAgain,
  payAndLeave,
  payAndReturn,
  pressPage,
  replay,
  returnAgain,
  returnDuringFault,
  startPayment,
  webhook,
} from './paymentSteps.ts';
import type { TestSystem } from './TestSystem.ts';
import { fail, inspect, together, type Scene, type Step } from './Step.ts';
import type { Visit } from './visit.ts';
import {
  crowd,
  gatewayRecovers,
  gatewayFault,
  jobs,
  kill,
  pass,
  mailFault,
  signInAgain,
} from './worldSteps.ts';

const STEPS_AT_MOST = 12;

const payment = fc.oneof(
  { arbitrary: payAndReturn, weight: 3 },
  { arbitrary: returnDuringFault, weight: 3 },
  { arbitrary: payAndLeave, weight: 4 },
  { arbitrary: startPayment, weight: 2 },
  { arbitrary: pressPage, weight: 3 },
  { arbitrary: returnAgain, weight: 3 },
  { arbitrary: checkAgain, weight: 2 },
  { arbitrary: webhook, weight: 3 },
  { arbitrary: forgedWebhook, weight: 1 },
  { arbitrary: replay, weight: 1 },
  { arbitrary: flipped, weight: 1 },
);

const world = fc.oneof(
  { arbitrary: pass, weight: 6 },
  { arbitrary: jobs, weight: 2 },
  { arbitrary: gatewayFault, weight: 5 },
  { arbitrary: gatewayRecovers, weight: 2 },
  { arbitrary: crowd, weight: 1 },
  { arbitrary: mailFault, weight: 1 },
  { arbitrary: kill, weight: 3 },
  { arbitrary: signInAgain, weight: 1 },
);

const ordering = fc.oneof(
  { arbitrary: place, weight: 3 },
  { arbitrary: placeTwice, weight: 1 },
  { arbitrary: reopen, weight: 3 },
  { arbitrary: reopenAndPay, weight: 2 },
  { arbitrary: stopTwice, weight: 2 },
  { arbitrary: decideOrder, weight: 3 },
  { arbitrary: payAndDecide, weight: 5 },
  { arbitrary: recordTwice, weight: 1 },
);

const bookingAtOnce = fc.oneof(
  { arbitrary: book, weight: 3 },
  { arbitrary: raceForSlot, weight: 1 },
  { arbitrary: move, weight: 2 },
  { arbitrary: moveWhenPaid, weight: 2 },
  { arbitrary: cancel, weight: 2 },
  { arbitrary: decide, weight: 2 },
  { arbitrary: recordTwice, weight: 1 },
);

/** Half an hour later every concurrent step has ended, so that a step never runs twice at once. */
const booking = fc.oneof(
  { arbitrary: bookingAtOnce, weight: 10 },
  { arbitrary: overtaken, weight: 2 },
);

/** Payments of orders, or of appointments, in any order and at any time. */
export const SCHEDULES = {
  orders: { first: place, steps: schedulesOf(ordering, ordering) },
  appointments: { first: book, steps: schedulesOf(booking, bookingAtOnce) },
} as const;

function schedulesOf(choosing: fc.Arbitrary<Step>, atOnce: fc.Arbitrary<Step>) {
  const step = fc.oneof(
    { arbitrary: payment, weight: 8 },
    { arbitrary: world, weight: 5 },
    { arbitrary: choosing, weight: 2 },
  );
  const both = fc
    .tuple(fc.oneof(payment, atOnce, jobs), fc.oneof(payment, atOnce, jobs))
    .map(([one, other]) => together(one, other));
  return fc.oneof({ arbitrary: step, weight: 9 }, { arbitrary: both, weight: 1 });
}

export type ScheduleKind = keyof typeof SCHEDULES;

interface RunOptions {
  of: ScheduleKind;
  runs: number;
  seed: number;
  path?: string | undefined;
}

/** Runs this many schedules; throws with the shortest failing one, and with how to repeat it. */
export async function runSchedules(system: TestSystem, { of, runs, seed, path }: RunOptions) {
  const { first, steps } = SCHEDULES[of];
  const schedules = fc.commands([steps], { maxCommands: STEPS_AT_MOST, size: 'max' });
  const property = fc.asyncProperty(first, schedules, async (beginning, schedule) => {
    const scene = await open(system);
    const visit: Visit = { payables: [], pages: [], returns: [] };
    await beginning.run(visit, scene);
    await fc.asyncModelRun(() => ({ model: visit, real: scene }), schedule);
    await finish(scene);
  });
  await fc.assert(property, { numRuns: runs, seed, ...(path === undefined ? {} : { path }) });
}

async function open(system: TestSystem): Promise<Scene> {
  await system.reset();
  return { system, books: await readLedger(system.db) };
}

/** The gateway and the mail server recover, and the jobs run until nothing is left to do. */
async function finish(scene: Scene): Promise<void> {
  const { system } = scene;
  await system.spare();
  system.gateway.setFault(null);
  system.mailServer.fault = 'none';
  await runUntilQuiet(system);
  await inspect(scene);
  fail(await faultsAtTheEnd(system, scene.books));
}

const ROUNDS_AT_MOST = 40;
/** Longer than a payment is followed: everything that is due before is done at once. */
const LEAP_MS = 8 * 24 * 3_600_000;

async function runUntilQuiet(system: TestSystem): Promise<void> {
  for (let round = 0; round < ROUNDS_AT_MOST; round += 1) {
    const due = await nextDue(system.db);
    if (due === null) return;
    const isEarly = round < 2;
    system.pass(Math.max(0, due.getTime() - system.now.getTime()) + (isEarly ? 0 : LEAP_MS));
    await system.runJobs();
    await system.settle();
  }
  fail(['the jobs never come to rest']);
}
