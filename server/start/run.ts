import { ConfigError } from '../configValues.ts';
import { readConfig } from '../readConfig.ts';
import { greeting } from './greeting.ts';
import { StartError } from './StartError.ts';
import { startServer } from './startServer.ts';
import { ensureStorefrontBuilt } from './storefrontBuild.ts';

/** `--dev`: the storefront comes from webpack's own server, so that none is built or served here. */
const isDevelopment = process.argv.includes('--dev');

async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (!isDevelopment) ensureStorefrontBuilt((line) => console.log(line));
  const server = await startServer(config, isDevelopment ? null : 'dist');
  for (const line of greeting(config, server)) console.log(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0));
    });
  }
}

run().catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
