import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../../server/db/database.ts';
import { migrate, migratorOf } from '../../../../server/db/migrate.ts';
import { getStoredCivilId, storeCivilId } from '../../../../server/db/stores/civilIdStore.ts';
import { insertCustomer } from '../../../../server/db/stores/customerStore.ts';
import {
  civilIdKey,
  decryptCivilId,
  encryptCivilId,
  type CivilIdKeys,
} from '../../../../server/domain/privacy/civilIdCipher.ts';
import { saveCivilId } from '../../../../server/domain/privacy/civilIds.ts';
import {
  encryptPlainCivilIds,
  missingCivilIdKeys,
  rotateCivilIds,
} from '../../../../server/domain/privacy/encryptCivilIds.ts';
import { prepareCivilIds } from '../../../../server/start/prepareDatabase.ts';
import { filledDatabaseForProgram, runProgram } from '../../../support/runProgram.ts';
import { TEST_NOW, testConfig } from '../../../support/testApp.ts';
import {
  createTestDatabase,
  describeOnDatabases,
  type TestDatabase,
} from '../../../support/testDatabase.ts';

const CIVIL_ID = '285070400028';
const BYTES = { former: Buffer.alloc(32, 'former'), next: Buffer.alloc(32, 'next') };
const former = civilIdKey(BYTES.former);
const next = civilIdKey(BYTES.next);
const only = (current: typeof former): CivilIdKeys => ({ current, old: [] });

let customers = 0;
async function newCustomer(db: Db): Promise<number> {
  customers += 1;
  return insertCustomer(db, {
    first_name: 'Sara',
    last_name: 'Al-Ali',
    email: `sara${customers}@example.com`,
    phone: null,
    password_hash: '-',
    terms_accepted_at: TEST_NOW,
    created_at: TEST_NOW,
  });
}

describe('an encrypted civil ID', () => {
  it('is never the same twice, names its key and hides the number', () => {
    const [one, other] = [1, 2].map(() => encryptCivilId(former, 7, CIVIL_ID));
    expect(one).not.toBe(other);
    expect(one).toMatch(new RegExp(`^v1[.]${former.id}[.][A-Za-z0-9_-]{54}$`));
    expect(Buffer.from(one?.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      CIVIL_ID.slice(-4),
    );
    expect(decryptCivilId(only(former), 7, one ?? '')).toBe(CIVIL_ID);
  });

  it('opens for its own customer alone, and not when a bit was changed', () => {
    const stored = encryptCivilId(former, 7, CIVIL_ID);
    expect(() => decryptCivilId(only(former), 8, stored)).toThrow();
    const [version, key, sealed = ''] = stored.split('.');
    const bytes = Buffer.from(sealed, 'base64url');
    for (const [index, byte] of bytes.entries()) {
      const changed = Buffer.from(bytes);
      changed[index] = byte ^ 1;
      const forged = [version, key, changed.toString('base64url')].join('.');
      expect(() => decryptCivilId(only(former), 7, forged)).toThrow();
    }
  });

  it('does not open with a cut tag, nor with a key that is not at hand', () => {
    const stored = encryptCivilId(former, 7, CIVIL_ID);
    expect(() => decryptCivilId(only(former), 7, stored.slice(0, 40))).toThrow();
    expect(() => decryptCivilId(only(next), 7, stored)).toThrow(/^No key at hand/);
    expect(decryptCivilId({ current: next, old: [former] }, 7, stored)).toBe(CIVIL_ID);
  });
});

describeOnDatabases('civil IDs in the database', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase(kind);
  });
  afterEach(() => database.drop());

  const dump = async () => {
    const { rows } = await sql<{
      row: string;
    }>`select customers::text as row from customers`.execute(database.db);
    return rows.map(({ row }) => row).join('\n');
  };

  it('that were plain are encrypted by the next start, and nothing plain is added', async () => {
    const { db } = database;
    await migratorOf(db).migrateTo('0008_changed_orders');
    const known = await newCustomer(db);
    await storeCivilId(db, known, CIVIL_ID);
    const unknown = await newCustomer(db);
    await migrate(db);
    const config = { ...testConfig, civilIdKeys: only(former) };
    await Promise.all([prepareCivilIds(db, config), prepareCivilIds(db, config)]);
    expect(await dump()).not.toContain(CIVIL_ID);
    const stored = await getStoredCivilId(db, known);
    expect(decryptCivilId(only(former), known, stored ?? '')).toBe(CIVIL_ID);
    expect(await getStoredCivilId(db, unknown)).toBeNull();
    await expect(storeCivilId(db, unknown, CIVIL_ID)).rejects.toThrow(/customers_civil_id_check/);
  });

  it('are all rewritten by a rotation, more than one batch of them', async () => {
    const { db } = database;
    await migrate(db);
    const ids: number[] = [];
    for (let count = 0; count < 201; count += 1) ids.push(await newCustomer(db));
    for (const id of ids) await saveCivilId(db, only(former), id, CIVIL_ID);
    const rotated = { current: next, old: [former] };
    expect(await rotateCivilIds(db, rotated)).toBe(201);
    expect(await rotateCivilIds(db, rotated)).toBe(0);
    expect(await encryptPlainCivilIds(db, rotated)).toBe(0);
    for (const id of ids) {
      const stored = await getStoredCivilId(db, id);
      expect(decryptCivilId(only(next), id, stored ?? '')).toBe(CIVIL_ID);
    }
    expect(await missingCivilIdKeys(db, only(next))).toEqual([]);
  });

  it('stop a start without their key, with one sentence', async () => {
    const { db } = database;
    await migrate(db);
    await saveCivilId(db, only(former), await newCustomer(db), CIVIL_ID);
    const start = (civilIdKeys: CivilIdKeys) => prepareCivilIds(db, { ...testConfig, civilIdKeys });
    await expect(start(only(next))).rejects.toThrow(
      new Error(
        `The database has civil IDs that neither CIVIL_ID_KEY nor CIVIL_ID_OLD_KEYS decrypts (key ${former.id}): add the key that was used before to CIVIL_ID_OLD_KEYS.`,
      ),
    );
    await expect(start({ current: next, old: [former] })).resolves.toBeUndefined();
  });
});

describe('npm run civil-ids:rotate', () => {
  const run = (env: NodeJS.ProcessEnv) => runProgram('scripts/rotate-civil-ids.ts', { env }).text;

  it('needs the key in production, and says how many it encrypted', async () => {
    const { settings, drop } = await filledDatabaseForProgram();
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-rotate-'));
    const production = { NODE_ENV: 'production', ALLOW_EMBEDDED_DATABASE: 'yes' };
    expect(run({ ...production, ALLOW_SANDBOX_GATEWAY: 'yes', DATA_DIR })).toMatch(
      /^CIVIL_ID_KEY is missing: /,
    );
    const CIVIL_ID_KEY = BYTES.next.toString('base64');
    expect(run({ DATA_DIR, CIVIL_ID_KEY, ...settings })).toBe(
      'Encrypted again: 0 civil IDs, 0 second factors. CIVIL_ID_KEY decrypts all of them now.\n',
    );
    await drop();
  });
});
