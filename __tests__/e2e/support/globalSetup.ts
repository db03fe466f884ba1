import type { FullConfig } from '@playwright/test';
import { ensureStorefrontBuilt } from '../../../server/start/storefrontBuild.ts';
import {
  preload,
  shareFilledDatabases,
  shareMailFolders,
  shareServerUrls,
  startServer,
} from './server.ts';

/**
 * Starts a server for each parallel worker, with a database of its own, so that two tests never want the same slot.
 * With SERVER_URL, a running server is tested instead.
 */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = process.env['SERVER_URL'];
  ensureStorefrontBuilt((line) => console.log(line));
  const removeFilled = await shareFilledDatabases();
  const servers = await Promise.all(
    Array.from({ length: running === undefined ? workers : 0 }, () =>
      startServer(preload('shortRounds.ts')),
    ),
  );
  shareServerUrls(running === undefined ? servers.map(({ url }) => url) : [running]);
  if (running === undefined) shareMailFolders(servers.map(({ mailFolder }) => mailFolder));
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await removeFilled();
  };
}
