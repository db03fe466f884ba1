import { parseArgs } from 'node:util';
import { runSchedules, type ScheduleKind } from '../../__tests__/server/model/schedules.ts';
import { openLocalSystem, type TestSystem } from '../../__tests__/server/model/TestSystem.ts';
import {
  createTestDatabase,
  fillDatabase,
  type TestDatabaseKind,
} from '../../__tests__/support/testDatabase.ts';
import { openRemoteSystem } from './remoteSystem.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    database: { type: 'string', default: 'pglite' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const kind: TestDatabaseKind = values.database === 'postgres' ? 'postgres' : 'pglite';
const until = Date.now() + Number(values.minutes) * 60_000;
/** Real processes take their time to start: fewer are in a batch. */
const BATCHES = { schedules: 100, withRealProcesses: 20 } as const;
/** How many batches run in this process before one with processes of its own. */
const TURNS = 20;
const KINDS: readonly ScheduleKind[] = ['orders', 'appointments'];

let seed = Number(values.seed);
const counts = { schedules: 0, withRealProcesses: 0, kills: 0, failures: 0 };

type Count = 'schedules' | 'withRealProcesses';

async function runBatch(system: TestSystem, of: ScheduleKind, count: Count): Promise<void> {
  const runs = BATCHES[count];
  const batch = `${runs} schedules of ${of}, seed ${seed}`;
  seed += 1;
  try {
    await runSchedules(system, { of, runs, seed: seed - 1 });
    counts[count] += runs;
  } catch (error) {
    counts.failures += 1;
    console.error(`${batch}:\n${String(error)}\n${String(error instanceof Error && error.cause)}`);
  }
}

async function runTurn(): Promise<void> {
  const remote = await openRemoteSystem(kind);
  for (const what of KINDS) await runBatch(remote.system, what, 'withRealProcesses');
  counts.kills += remote.kills();
  await remote.close();
  report();
  const database = await createTestDatabase(kind);
  await fillDatabase(database.db);
  const local = await openLocalSystem(database);
  for (let turn = 0; turn < TURNS && Date.now() < until; turn += 1) {
    for (const what of KINDS) await runBatch(local.system, what, 'schedules');
    report();
  }
  await local.close();
}

function report(): void {
  console.log(
    `${new Date().toISOString()} ${kind}: ${counts.schedules} schedules held in this process,`,
    `${counts.withRealProcesses} with real processes and ${counts.kills} SIGKILLs,`,
    `${counts.failures} failed; the next seed is ${seed}`,
  );
}

while (Date.now() < until) await runTurn();
process.exitCode = counts.failures === 0 ? 0 : 1;
