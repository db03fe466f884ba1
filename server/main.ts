import { ConfigError } from './configValues.ts';
import { readConfig } from './config.ts';
import { greeting } from './start/greeting.ts';
import { StartError } from './start/StartError.ts';
import { startShop } from './start/startShop.ts';
import { ensureStorefrontBuilt } from './start/storefrontBuild.ts';

/** `--dev`: the storefront comes from webpack's own server, so that none is built or served here. */
const isDevelopment = process.argv.includes('--dev');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!isDevelopment) ensureStorefrontBuilt((line) => console.log(line));
  const shop = await startShop(config, isDevelopment ? null : 'dist');
  for (const line of greeting(config, shop.mailDestination)) console.log(line);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void shop.stop().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
