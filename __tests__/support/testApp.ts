import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { createContentCache } from '../../server/cache/contentCache.ts';
import type { Config } from '../../server/config.ts';
import type { AppContext } from '../../server/context.ts';
import { civilIdKey } from '../../server/domain/privacy/civilIdCipher.ts';
import type { Metrics } from '../../server/http/measureRequests.ts';
import { createMetrics } from '../../server/http/metrics.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import { createFilledDatabase, type TestDatabaseKind } from './testDatabase.ts';
import { TEST_NOW } from './testNow.ts';

export { TEST_NOW };

export const testConfig: Config = {
  port: 4000,
  host: '127.0.0.1',
  gatewayPort: 4001,
  dataDir: '/nowhere',
  databaseUrl: null,
  smtpUrl: null,
  mailFrom: 'Mizan <orders@mizan.example>',
  contactEmail: null,
  publicUrl: 'http://localhost:4000',
  apiBase: '/api',
  gateway: {
    sandbox: true,
    baseUrl: 'http://localhost:4001',
    merchantCode: '100000',
    accessCode: 'aaaaaaaa-0000-4000-8000-000000000000',
    key: '0123456789ABCDEF0123456789ABCDEF',
    iv: 'FEDCBA9876543210',
    transport: 'relay',
  },
  logLevel: 'silent',
  metrics: null,
  trustProxy: false,
  sampleCustomer: true,
  sampleWeeks: false,
  maintenance: false,
  databaseQueue: 50,
  renderPages: true,
  offlinePage: true,
  civilIdKeys: { current: civilIdKey(Buffer.alloc(32, 'test')), old: [] },
  staffSecondFactor: false,
};

interface TestAppOptions {
  database: TestDatabaseKind;
  config?: Partial<Config>;
  storefrontDir?: string;
  metrics?: boolean;
}

export interface TestApp {
  app: FastifyInstance;
  context: AppContext;
  /** The database's address, for other processes; null for the embedded one. */
  databaseUrl: string | null;
  mails: Mail[];
  /** Log lines of the level that `config` sets. */
  logLines: string[];
  metrics: Metrics | undefined;
  setNow: (now: Date) => void;
  stop: () => Promise<void>;
}

/** The whole API on a migrated database with the sample kitchen, at a fixed time. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const { db, url, drop } = await createFilledDatabase(options.database);
  let now = TEST_NOW;
  const mails: Mail[] = [];
  const context: AppContext = {
    config: { ...testConfig, ...options.config },
    db,
    content: createContentCache(db),
    clock: () => now,
    mailer: { destination: 'memory', send: async (mail) => void mails.push(mail) },
  };
  const logLines: string[] = [];
  const metrics = options.metrics === true ? createMetrics(db, context.clock) : undefined;
  const app = await buildApp({
    ...context,
    storefrontDir: options.storefrontDir ?? null,
    metrics,
    logStream: { write: (line) => void logLines.push(line) },
  });
  return {
    app,
    context,
    databaseUrl: url,
    mails,
    logLines,
    metrics,
    setNow: (instant) => {
      now = instant;
    },
    stop: async () => {
      await app.close();
      await app.payments.background.idle();
      await drop();
    },
  };
}
