import { runJobs } from '../../../server/jobs.ts';
import type { Db } from '../../../server/db/database.ts';
import { testConfig } from '../../support/testApp.ts';
import { buildModelApi, decideAppointment } from './apiProcess.ts';
import { Life } from './life.ts';
import type { ShopProcess, ShopSurroundings } from './ShopProcess.ts';

/** A killed process is followed by the other one: nothing of its memory comes back in a schedule. */
const PROCESSES = 2;

interface LocalProcess extends ShopProcess {
  begin: () => void;
}

/** Processes that are none: killed, they are cut off from everything that others can see. */
export async function localProcesses(db: Db, around: ShopSurroundings) {
  const processes: LocalProcess[] = [];
  for (let count = 0; count < PROCESSES; count += 1) {
    processes.push(await startLocal(db, around));
  }
  let turn = 0;
  return {
    next: async (): Promise<ShopProcess> => {
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

async function startLocal(db: Db, around: ShopSurroundings): Promise<LocalProcess> {
  const life = new Life();
  const { app, context } = await buildModelApi({
    config: testConfig,
    db: db.withPlugin(life),
    clock: around.now,
    pass: around.pass,
    takeMail: async (id) => {
      life.assertLasts();
      around.takeMail(id);
    },
    hear: (line) => {
      if (!life.isOver) around.hear(line);
    },
  });
  return {
    get isOver() {
      return life.isOver;
    },
    async request({ method, path, headers, payload }) {
      const answer = await app.inject({
        method,
        url: `/api/${path}`,
        headers: { ...headers, locale: 'en' },
        ...(payload === undefined ? {} : { payload }),
      });
      return life.isOver ? null : { status: answer.statusCode, body: answer.body };
    },
    runJobs: () => runJobs(app.payments),
    async decide(appointmentId, isAccepted) {
      try {
        await decideAppointment(context, appointmentId, isAccepted);
      } catch (error) {
        if (!life.isOver) throw error;
      }
    },
    idle: () => app.payments.background.idle(),
    endAfter: async (statements) => life.endAfter(statements),
    end: () => life.end(),
    assertLasts: () => life.assertLasts(),
    begin: () => life.begin(),
    close: () => app.close(),
  };
}
