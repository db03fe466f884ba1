import { buildApp } from './app.ts';
import { createContentCache } from './cache/contentCache.ts';
import { readConfig } from './readConfig.ts';
import { openEmbedded } from './db/openDatabase.ts';

const ANY_SETTINGS = {
  GATEWAY_BASE_URL: 'https://gateway.example',
  GATEWAY_MERCHANT_CODE: '0',
  GATEWAY_ACCESS_CODE: '0',
  GATEWAY_KEY: '0'.repeat(32),
  GATEWAY_IV: '0'.repeat(16),
  CIVIL_ID_KEY: Buffer.alloc(32).toString('base64'),
  LOG_LEVEL: 'silent',
};

/** The document as it is committed, from the schemas alone: the database is never opened. */
export async function openApiDocument(): Promise<string> {
  const db = openEmbedded('memory://');
  const app = await buildApp({
    config: readConfig(ANY_SETTINGS),
    db,
    content: createContentCache(db),
    clock: () => new Date(0),
    mailer: { destination: 'nowhere', send: () => Promise.resolve() },
    storefrontDir: null,
  });
  const answer = await app.inject({ url: '/api/docs' });
  await app.close();
  return `${JSON.stringify(answer.json(), null, 2)}\n`;
}
