import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../../scripts/checks/nginx.ts';
import { startCluster, type PostgresCluster } from '../../../scripts/checks/postgres.ts';
import { SpawnedServer } from '../../../scripts/checks/spawnedServer.ts';
import type { Db } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { startSandboxGateway } from '../../../server/sandbox-gateway/start.ts';
import { seed } from '../../../server/seed/seed.ts';
import { ensureStorefrontBuilt } from '../../../server/start/storefrontBuild.ts';
import { TEST_CERTIFICATE } from '../../support/testCertificate.ts';
import { freePort } from '../../../scripts/checks/freePort.ts';

export interface ServerCluster {
  /** Where customers reach it: nginx. */
  url: string;
  processes: [SpawnedServer, SpawnedServer, SpawnedServer];
  postgres: PostgresCluster;
  db: Db;
  /** The names of the mails that went out, from all processes. */
  mails: () => string[];
  stop: () => Promise<void>;
}

/** Three processes behind the nginx of `deploy`, on one PostgreSQL, with one sandbox gateway. */
export async function startServerCluster(): Promise<ServerCluster> {
  ensureStorefrontBuilt(() => undefined);
  const postgres = await startCluster();
  if (postgres === null) throw new Error('Install PostgreSQL: its programs were not found.');
  const db = openPostgres(postgres.url);
  await migrate(db);
  await seed(db, new Date(), { sampleCustomer: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
  const [port, plainPort, gatewayPort] = [await freePort(), await freePort(), await freePort()];
  const url = `https://localhost:${port}`;
  const gateway = gatewayAt(gatewayPort);
  const sandbox = await startSandboxGateway({
    gateway,
    gatewayPort,
    host: '127.0.0.1',
    dataDir,
    publicUrl: url,
  });
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    GATEWAY_BASE_URL: gateway.baseUrl,
    GATEWAY_MERCHANT_CODE: gateway.merchantCode,
    GATEWAY_ACCESS_CODE: gateway.accessCode,
    GATEWAY_KEY: gateway.key,
    GATEWAY_IV: gateway.iv,
  };
  const newProcess = async () => new SpawnedServer({ ...settings, PORT: String(await freePort()) });
  const processes: ServerCluster['processes'] = [
    await newProcess(),
    await newProcess(),
    await newProcess(),
  ];
  for (const server of processes) await server.start();
  const portOf = (server: SpawnedServer) => Number(new URL(server.url).port);
  const [first, second, third] = processes;
  const nginx = await startNginx({
    port,
    plainPort,
    upstreams: [portOf(first), portOf(second), portOf(third)],
    certificate: TEST_CERTIFICATE,
  });
  if (nginx === null) throw new Error('Install nginx: it was not found.');
  const mailFolder = join(dataDir, 'mails');
  return {
    url,
    processes,
    postgres,
    db,
    mails: () => (existsSync(mailFolder) ? readdirSync(mailFolder) : []),
    stop: async () => {
      await nginx.stop();
      await Promise.all(processes.map((server) => server.stop()));
      await sandbox.stop();
      await db.destroy();
      postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function gatewayAt(port: number) {
  return {
    sandbox: false,
    baseUrl: `http://localhost:${port}`,
    merchantCode: '842217',
    accessCode: randomBytes(16).toString('hex'),
    key: randomBytes(16).toString('hex'),
    iv: randomBytes(8).toString('hex'),
    transport: 'relay',
  } as const;
}
