import { insertAuditEntries } from '../../../server/db/stores/auditStore.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import {
  createFilledDatabase,
  describeOnDatabases,
  type TestDatabase,
} from '../../support/testDatabase.ts';

/** More than one statement has parameters for. */
const ROWS = 9_000;

describeOnDatabases('rows that are inserted in slices', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createFilledDatabase(kind);
  });
  afterAll(() => database.drop());

  it('may be more than one statement holds, and keep their order', async () => {
    const { db } = database;
    const entries = Array.from({ length: ROWS }, (_, index) => ({
      ...{ at: TEST_NOW, staff_id: null, action: 'delivery.moved', subject: 'order' },
      ...{ subject_id: index, before: null, after: null, request_id: null },
    }));
    await insertAuditEntries(db, entries);
    const rows = await db.selectFrom('audit_log').select('subject_id').orderBy('id').execute();
    expect(rows.map(({ subject_id }) => subject_id)).toEqual([...entries.keys()]);
  });
});
