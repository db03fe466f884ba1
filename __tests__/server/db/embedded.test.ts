import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '../../../server/db/openDatabase.ts';

/** In a separate process: the tests' databases are copies in memory, whatever folder is given. */
const ADD_ROW = `
  import { sql } from 'kysely';
  import { openEmbedded } from './server/db/openDatabase.ts';
  const db = openEmbedded(process.argv[1]);
  await sql\`create table if not exists rows (number int)\`.execute(db);
  await sql\`insert into rows select count(*) from rows\`.execute(db);
  const { rows } = await sql\`select max(number) as most from rows\`.execute(db);
  await db.destroy();
  console.log(rows[0].most);`;

const addRow = (location: string) =>
  execFileSync('node', ['--input-type=module', '--eval', ADD_ROW, location], { encoding: 'utf8' });

const newFolder = () => mkdtempSync(join(tmpdir(), 'shop-embedded-'));

describe('the embedded database', () => {
  it('makes its files once, and leaves nothing else beside them', () => {
    const folder = newFolder();
    const location = join(folder, 'db');
    expect([addRow(location), addRow(location)]).toEqual(['0\n', '1\n']);
    expect(readdirSync(folder)).toEqual(['db']);
  });

  it('says why where its files cannot be made', async () => {
    const db = openEmbedded(join(newFolder(), 'missing', 'db'));
    await expect(sql`select 1`.execute(db)).rejects.toThrow('no such file or directory');
  });
});
