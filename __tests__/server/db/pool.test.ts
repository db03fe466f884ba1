import { sql } from 'kysely';
import { readContentVersion } from '../../../server/db/stores/contentStore.ts';
import { findSessions } from '../../../server/db/stores/sessionStore.ts';
import type { Db } from '../../../server/db/database.ts';
import {
  createFilledDatabase,
  describeOnDatabases,
  type TestDatabase,
} from '../../support/testDatabase.ts';

describeOnDatabases('the connections', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createFilledDatabase(kind);
  });
  afterAll(() => database.drop());

  /** Of a connection: in a transaction it is one. */
  async function preparedFor(ask: (trx: Db) => Promise<unknown>): Promise<string[]> {
    return database.db.transaction().execute(async (trx) => {
      await ask(trx);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(trx);
      return rows.map(({ statement }) => statement);
    });
  }

  it.each([
    ['with a value', (trx: Db) => findSessions(trx, ['none']), 'from "sessions"'],
    ['without one', readContentVersion, 'from "content_version"'],
  ])('prepare a statement %s', async (_name, ask, table) => {
    expect(await preparedFor(ask)).toContainEqual(expect.stringContaining(table));
  });
});
