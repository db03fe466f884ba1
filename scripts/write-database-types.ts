import { writeFileSync } from 'node:fs';
import { openEmbedded } from '../server/db/openDatabase.ts';
import { migrate } from '../server/db/migrate.ts';
import { databaseTypes } from './databaseTypes.ts';

const db = openEmbedded('memory://');
await migrate(db);
writeFileSync('server/db/schema.ts', await databaseTypes(db));
await db.destroy();
