import { ConfigError } from '../server/configValues.ts';
import { readConfig } from '../server/readConfig.ts';
import { StartError } from '../server/start/StartError.ts';
import { ensureStorefrontBuilt } from '../server/start/storefrontBuild.ts';
import { findRecording, NoRecording } from './replay/findRecording.ts';
import { RECORDING_FILE, replayServer } from './replay/replayServer.ts';

const USAGE = `npm run replay -- FILE      shows a recording
npm run replay -- NUMBER    shows that of a customer's report, from the shop's database`;

async function run([what, ...more]: readonly string[]): Promise<void> {
  if (what === undefined || more.length > 0) throw new NoRecording(USAGE);
  const config = readConfig(process.env);
  const { recording, about } = await findRecording(config, what);
  for (const line of about) console.log(line);
  ensureStorefrontBuilt(console.log);
  const app = await replayServer(config, 'dist', recording);
  const address = await app.listen({ host: 'localhost', port: 0 });
  console.log(`Open ${address}/?replay=${RECORDING_FILE}  (Ctrl+C ends it)`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isExplained =
    error instanceof ConfigError || error instanceof StartError || error instanceof NoRecording;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
