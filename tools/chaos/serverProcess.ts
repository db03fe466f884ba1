import { CompiledQuery } from 'kysely';
import { buildModelApi, decideAppointment } from '../../__tests__/server/model/apiProcess.ts';
import { KillSwitch } from '../../__tests__/server/model/KillSwitch.ts';
import { away } from '../../__tests__/server/model/FakeMailServer.ts';
import { TEST_NOW, testConfig } from '../../__tests__/support/testApp.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { runJobs } from '../../server/jobs.ts';
import { seed } from '../../server/seed/seed.ts';
import { Line } from './Line.ts';

/** A server process on the given database. It kills itself in the middle of its work on request. */
const [gatewayUrl = '', databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const config = {
  ...testConfig,
  gateway: { ...testConfig.gateway, baseUrl: gatewayUrl },
  databaseUrl: databaseUrl === '' ? null : databaseUrl,
  dataDir,
};
const db = openDatabase(config);
if (databaseUrl === '') {
  await migrate(db);
  await seed(db, TEST_NOW, config);
}
const killSwitch = new KillSwitch(() => process.kill(process.pid, 'SIGKILL'));
let now = TEST_NOW;

const line = new Line(
  {
    send: (message) => process.send?.(message),
    onMessage: (hear) => process.on('message', hear),
  },
  {
    now: async ({ now: time }) => {
      if (time instanceof Date) now = time;
    },
    jobs: () => runJobs(app.payments),
    idle: () => app.payments.background.idle(),
    killAfter: async ({ statements }) => killSwitch.killAfter(Number(statements)),
    decide: ({ appointment, accepted }) =>
      decideAppointment(context, Number(appointment), accepted === true),
    query: async ({ sql, parameters }) => {
      const values = Array.isArray(parameters) ? parameters : [];
      return (await db.executeQuery(CompiledQuery.raw(String(sql), values))).rows;
    },
  },
);

const { app, context } = await buildModelApi({
  config,
  db: db.withPlugin(killSwitch),
  clock: () => now,
  pass: (ms) => {
    now = new Date(now.getTime() + ms);
    void line.ask('pass', { ms });
  },
  takeMail: async (mail) => {
    if ((await line.ask('mail', { mail })) !== true) throw away();
  },
  hear: (logLine) => void line.ask('hear', { ...logLine }),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
await line.ask('listening', { address });
process.on('disconnect', () => process.exit(0));
