import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { createMailer } from '../mail/mailer.ts';
import { createPaymentContext } from '../payments/createPaymentContext.ts';
import { startJobs } from '../payments/jobs.ts';
import { startSandboxGateway } from '../sandbox-gateway/start.ts';
import { seed } from '../seed/seed.ts';
import { lockDataFolder, prepareDataFolder } from './dataFolder.ts';
import { StartError } from './StartError.ts';

export interface RunningShop {
  mailDestination: string;
  stop: () => Promise<void>;
}

/** Opens the database, starts the sandbox gateway where it is used, the API and the jobs. */
export async function startShop(
  config: Config,
  storefrontDir: string | null,
): Promise<RunningShop> {
  prepareDataFolder(config.dataDir);
  const unlock = config.databaseUrl === null ? lockDataFolder(config.dataDir) : () => undefined;
  const db = openDatabase(config);
  await migrate(db);
  const clock = () => new Date();
  if (config.seed) await seed(db, clock());
  const mailer = createMailer(config, (line) => console.log(line));
  const context: AppContext = { config, db, clock, mailer };
  const app = await buildApp({ ...context, storefrontDir });
  const sandbox = config.gateway.sandbox
    ? await explained(startSandboxGateway(config), 'GATEWAY_PORT', config.gatewayPort)
    : null;
  await explained(app.listen({ port: config.port, host: config.host }), 'PORT', config.port);
  const payments = createPaymentContext(context, app.log);
  const jobs = startJobs(payments);
  return {
    mailDestination: mailer.destination,
    stop: async () => {
      await app.close();
      await jobs.stop();
      await payments.background.idle();
      await sandbox?.stop();
      await db.destroy();
      unlock();
    },
  };
}

async function explained<T>(listening: Promise<T>, variable: string, port: number): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken: stop what uses it, or set ${variable} to another.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} is not allowed for this user: set ${variable} to one above 1023.`,
      );
    }
    throw error;
  }
}
