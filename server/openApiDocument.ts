import { buildApp } from './app.ts';
import { createContentCache } from './cache/contentCache.ts';
import { CUSTOMER_SCHEMAS, shareSchemas, STAFF_SCHEMAS } from './http/sharedSchemas.ts';
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

interface Documents {
  customers: string;
  staff: string;
}

/** The documents as they are committed, from the schemas alone: the database is never opened. */
export async function openApiDocuments(): Promise<Documents> {
  const db = openEmbedded('memory://');
  const app = await buildApp({
    config: readConfig(ANY_SETTINGS),
    db,
    content: createContentCache(db),
    clock: () => new Date(0),
    mailer: { destination: 'nowhere', send: () => Promise.resolve() },
    storefrontDir: null,
  });
  await app.ready();
  const customers = textOf(app.swagger(), CUSTOMER_SCHEMAS);
  const staff = textOf(app.staffSwagger(), STAFF_SCHEMAS);
  await app.close();
  return { customers, staff };
}

const textOf = (document: object, named: Parameters<typeof shareSchemas>[1]) =>
  `${JSON.stringify(shareSchemas(document, named), null, 2)}\n`;
