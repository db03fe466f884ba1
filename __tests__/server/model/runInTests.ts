import { createFilledDatabase, describeOnDatabases } from '../../support/testDatabase.ts';
import { runSchedules, type ScheduleKind } from './schedules.ts';
import { openLocalSystem } from './TestSystem.ts';

/** Two thousand with the other kind in `npm test`. */
const SCHEDULES = 1000;
const MINUTES_AT_MOST = 10;

/** MODEL_SEED, MODEL_PATH and MODEL_SCHEDULES repeat a failed run, or make a longer one. */
export function testModel(of: ScheduleKind): void {
  const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
  const path = process.env['MODEL_PATH'];

  describeOnDatabases(`the model of ${of}`, (kind) => {
    const runs = Number(process.env['MODEL_SCHEDULES'] ?? SCHEDULES);
    it(
      'agrees with the shop after every schedule',
      async () => {
        const started = Date.now();
        const { system, close } = await openLocalSystem(await createFilledDatabase(kind));
        try {
          await runSchedules(system, { of, runs, seed, path });
        } finally {
          await close();
          const seconds = Math.round((Date.now() - started) / 1000);
          // Not with the console, which Jest silences or decorates.
          process.stdout.write(
            `\nModel: ${runs} schedules of ${of} on ${kind}, MODEL_SEED=${seed}, ${seconds} s\n`,
          );
        }
      },
      MINUTES_AT_MOST * 60_000,
    );
  });
}
