import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledDatabaseForProgram, runProgram } from '../../support/runProgram.ts';

describe('npm run staff', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'staff-'));
  let database: Awaited<ReturnType<typeof filledDatabaseForProgram>>;
  beforeAll(async () => {
    database = await filledDatabaseForProgram();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(DATA_DIR, { recursive: true });
  });

  const run = (...args: string[]) => {
    const env = { DATA_DIR, PUBLIC_URL: 'https://mizan.example', ...database.settings };
    const { text, status } = runProgram('scripts/staff.ts', { args, env });
    return { text, status };
  };

  it('adds an account with a link, once, and closes it', () => {
    const linesOf = (text: string) => text.split('\n');
    const before = linesOf(run().text);
    const add = ['add', ' Ali@Mizan.example', '--name', 'Ali Hassan', '--role', 'kitchen'];
    expect(run(...add).text).toMatch(
      /^For one use, within a day:\nhttps:\/\/mizan\.example\/kitchen\/welcome#token=[\w-]{43}\n$/,
    );
    expect(run(...add)).toEqual({
      text: ' Ali@Mizan.example has an account already.\n',
      status: 1,
    });
    run('disable', 'ali@mizan.example');
    expect(linesOf(run().text).filter((line) => !before.includes(line))).toEqual([
      'ali@mizan.example, kitchen, Ali Hassan, no second factor, closed',
    ]);
  });

  it('names a missing argument', () => {
    expect(run('add', 'ali@mizan.example', '--name', 'Ali Hassan').text).toMatch(
      /^--role is missing\.\nnpm run staff /,
    );
    expect(run('dance', 'ali@mizan.example').text).toMatch(/^npm run staff /);
    expect(run('link', 'nobody@mizan.example').text).toBe('nobody@mizan.example has no account.\n');
  });
});
