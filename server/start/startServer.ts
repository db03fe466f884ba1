import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { buildApp } from '../app.ts';
import { createContentCache } from '../cache/contentCache.ts';
import { ConfigError } from '../configValues.ts';
import { openDatabase } from '../db/openDatabase.ts';
import type { Metrics } from '../http/measureRequests.ts';
import { startMetricsServer } from '../http/metricsServer.ts';
import { createMailer } from '../mail/mailer.ts';
import { startJobs } from '../jobs.ts';
import { readConfig } from '../readConfig.ts';
import { seedSampleWeeks } from '../seed/sampleWeeks/seedSampleWeeks.ts';
import { hasSampleStaff } from '../seed/seedSampleStaff.ts';
import { startSandboxGateway } from '../sandbox-gateway/start.ts';
import { lockDataFolder, prepareDataFolder } from './dataFolder.ts';
import { explainPort } from './explain.ts';
import { greeting } from './greeting.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { StartError } from './StartError.ts';
import { ensureStorefrontBuilt } from './storefrontBuild.ts';

interface StartFacts {
  mailDestination: string;
  hasSampleCustomer: boolean;
  hasSampleStaff: boolean;
}

interface RunningServer extends StartFacts {
  stop: () => Promise<void>;
}

type Release = () => unknown;

/**
 * How long jobs and enquiries may continue while the server stops; after the next start, the gateway is asked again.
 */
const LEFT_WORK_MS = 2000;

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, delay(ms, undefined, { ref: false })]);

/** `--dev`: the storefront comes from webpack's own server, so that none is built or served here. */
const isDevelopment = process.argv.includes('--dev');

/** Runs the server that the environment asks for until a signal ends it; what keeps it from starting ends the process. */
export async function runServer(): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (!isDevelopment) ensureStorefrontBuilt((line) => console.log(line));
    const server = await startServer(config, isDevelopment ? null : 'dist');
    for (const line of greeting(config, server)) console.log(line);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void server.stop().then(() => process.exit(0));
      });
    }
  } catch (error) {
    const isExplained = error instanceof ConfigError || error instanceof StartError;
    console.error(isExplained ? error.message : error);
    process.exit(1);
  }
}

/**
 * Opens the database, starts the sandbox gateway where it is used, the API and the jobs. What had
 * been taken is given back when a later step fails.
 */
export async function startServer(
  config: Config,
  storefrontDir: string | null,
): Promise<RunningServer> {
  const taken: Release[] = [];
  const stop = async () => {
    for (const release of taken.splice(0).reverse()) await release();
  };
  try {
    return { ...(await start(config, storefrontDir, taken)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  config: Config,
  storefrontDir: string | null,
  taken: Release[],
): Promise<StartFacts> {
  prepareDataFolder(config.dataDir);
  if (config.databaseUrl === null) taken.push(lockDataFolder(config.dataDir));
  // Before the database, because filling it at the first start takes seconds.
  if (config.gateway.sandbox) {
    const starting = startSandboxGateway(config);
    const sandbox = await explainPort(starting, 'GATEWAY_PORT', config.gatewayPort);
    taken.push(() => sandbox.stop());
  }
  const db = openDatabase(config);
  taken.push(() => db.destroy());
  const clock = () => new Date();
  const hasSampleCustomer = await prepareDatabase(db, config, clock());
  const isWithStaff = await hasSampleStaff(db);
  const mailer = createMailer(config, (line) => console.log(line));
  const context: AppContext = { config, db, content: createContentCache(db), clock, mailer };
  if (config.sampleWeeks && hasSampleCustomer && isWithStaff) await seedSampleWeeks(context);
  const metrics = await serveMetrics(context, taken);
  const app = await buildApp({ ...context, storefrontDir, metrics });
  taken.push(() => atMost(LEFT_WORK_MS, app.payments.background.idle()));
  const jobs = startJobs(app.payments);
  taken.push(() => atMost(LEFT_WORK_MS, jobs.stop()));
  taken.push(() => app.close());
  await explainPort(app.listen({ port: config.port, host: config.host }), 'PORT', config.port);
  // First of all: neither a job nor a request has to wait for a mail server that hangs.
  taken.push(() => mailer.close());
  return {
    mailDestination: mailer.destination,
    hasSampleCustomer,
    hasSampleStaff: isWithStaff,
  };
}

async function serveMetrics(
  { config, db, clock }: AppContext,
  taken: Release[],
): Promise<Metrics | undefined> {
  if (config.metrics === null) return undefined;
  // Prometheus' client is loaded where it is read.
  const { createMetrics } = await import('../http/metrics.ts');
  const metrics = createMetrics(db, clock);
  const starting = startMetricsServer(metrics, config.metrics);
  const server = await explainPort(starting, 'METRICS_PORT', config.metrics.port);
  taken.push(() => server.stop());
  return metrics;
}
