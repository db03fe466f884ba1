import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { databaseTypes } from '../../../scripts/databaseTypes.ts';
import { migrate } from '../../../server/db/migrate.ts';
import {
  createTestDatabase,
  describeOnDatabases,
  type TestDatabase,
} from '../../support/testDatabase.ts';

describeOnDatabases('the types of the database', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await migrate(database.db);
  });
  afterAll(() => database.drop());

  it('are those of the migrated schema; otherwise run npm run db:types', async () => {
    const committed = readFileSync('server/db/schema.ts', 'utf8');
    expect(await databaseTypes(database.db)).toBe(committed);
  });

  it.each([
    ['a nullable column', 'text', 'note: string | null;'],
    ['a column that has to be given', 'date not null', 'note: string;'],
    ['a default', "text not null default 'x'", 'note: Generated<string>;'],
    ['a list of words', "text not null check (note in ('one', 'two'))", "note: 'one' | 'two';"],
    ['a time', 'timestamptz', 'note: Date | null;'],
  ])('describe %s', async (_case, definition, line) => {
    await sql.raw(`alter table settings add column note ${definition}`).execute(database.db);
    const types = await databaseTypes(database.db);
    await sql.raw('alter table settings drop column note').execute(database.db);
    const [, settings] = /^  settings: {\n([^}]+)}/m.exec(types) ?? [];
    expect(settings?.trimEnd().endsWith(`\n    ${line}`)).toBe(true);
  });

  it('describe what a JSON column holds', async () => {
    await sql.raw('alter table settings add column note jsonb').execute(database.db);
    const types = databaseTypes(database.db);
    await expect(types).rejects.toThrow('no type for settings.note');
    await sql.raw('alter table settings drop column note').execute(database.db);
  });
});
