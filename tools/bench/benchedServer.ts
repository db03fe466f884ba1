import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from '../../__tests__/e2e/support/api.ts';
import { signUpByApi } from '../../__tests__/e2e/support/customers.ts';
import { freePort } from '../../scripts/checks/freePort.ts';
import { SpawnedServer } from '../../scripts/checks/spawnedServer.ts';
import type { PackageCategoryResponse } from '../../src/contract/wire/home.ts';
import { addToCartScript } from './addToCart.ts';

const CUSTOMERS = 32;

export interface BenchedServer {
  process: SpawnedServer;
  /** For wrk: customers with carts to fill. */
  script: string;
  /** For wrk: a POST request. */
  postScript: string;
}

interface Place {
  /** The checkout whose code runs. */
  folder: string;
  databaseUrl: string | null;
  /** A folder for temporary files. */
  scratch: string;
}

/** The shop of a checkout, filled, with customers whose carts can be filled. */
export async function startBenchedServer({
  folder,
  databaseUrl,
  scratch,
}: Place): Promise<BenchedServer> {
  const settings = {
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(scratch, 'data-')),
    LOG_LEVEL: 'error',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const here = process.cwd();
  process.chdir(folder);
  const env = { ...process.env, ...settings };
  if (databaseUrl !== null) spawnSync('node', ['scripts/seed-database.ts'], { env });
  const server = new SpawnedServer(settings);
  await server.start();
  process.chdir(here);
  const api = `${server.url}/api`;
  const tokens: string[] = [];
  for (let count = 0; count < CUSTOMERS; count += 1) {
    tokens.push((await signUpByApi(api, 'en')).token);
  }
  const product = await createApi(api).get<PackageCategoryResponse>('package-categories/1');
  const script = join(scratch, `${settings.PORT}.lua`);
  writeFileSync(script, addToCartScript(tokens, product.package_category));
  const postScript = join(scratch, 'post.lua');
  writeFileSync(postScript, 'wrk.method = "POST"');
  return { process: server, script, postScript };
}
