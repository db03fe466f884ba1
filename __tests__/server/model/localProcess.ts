import { runJobs } from '../../../server/jobs.ts';
import type { Db } from '../../../server/db/database.ts';
import { testConfig } from '../../support/testApp.ts';
import { buildModelApi, decideAppointment } from './apiProcess.ts';
import { KillSwitch } from './KillSwitch.ts';
import type { ServerProcess, ServerSurroundings } from './ServerProcess.ts';

/** After a kill the other process takes over: nothing of the first one's memory is used again in a schedule. */
const PROCESSES = 2;

interface LocalProcess extends ServerProcess {
  begin: () => void;
}

/** Processes that are none: killed, they are cut off from everything that others can see. */
export async function localProcesses(db: Db, around: ServerSurroundings) {
  const processes: LocalProcess[] = [];
  for (let count = 0; count < PROCESSES; count += 1) {
    processes.push(await startLocal(db, around));
  }
  let turn = 0;
  return {
    next: async (): Promise<ServerProcess> => {
      const process = processes[turn % PROCESSES];
      if (process === undefined) throw new Error('There is no process');
      turn += 1;
      process.begin();
      return process;
    },
    close: async () => {
      for (const process of processes) await process.close();
    },
  };
}

async function startLocal(db: Db, around: ServerSurroundings): Promise<LocalProcess> {
  const killSwitch = new KillSwitch();
  const { app, context } = await buildModelApi({
    config: testConfig,
    db: db.withPlugin(killSwitch),
    clock: around.now,
    pass: around.pass,
    takeMail: async (id) => {
      killSwitch.assertAlive();
      around.takeMail(id);
    },
    hear: (line) => {
      if (!killSwitch.isKilled) around.hear(line);
    },
  });
  return {
    get isOver() {
      return killSwitch.isKilled;
    },
    async request({ method, path, headers, payload }) {
      const answer = await app.inject({
        method,
        url: `/api/${path}`,
        headers: { ...headers, locale: 'en' },
        ...(payload === undefined ? {} : { payload }),
      });
      return killSwitch.isKilled ? null : { status: answer.statusCode, body: answer.body };
    },
    runJobs: () => runJobs(app.payments),
    async decide(appointmentId, isAccepted) {
      try {
        await decideAppointment(context, appointmentId, isAccepted);
      } catch (error) {
        if (!killSwitch.isKilled) throw error;
      }
    },
    idle: () => app.payments.background.idle(),
    killAfter: async (statements) => killSwitch.killAfter(statements),
    end: () => killSwitch.kill(),
    assertAlive: () => killSwitch.assertAlive(),
    begin: () => killSwitch.reset(),
    close: () => app.close(),
  };
}
