import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const NAMES = ['test:unit', 'test:api', 'test:watch', 'coverage'];

/** Bare, and with a part of a path, as in `npm run test:unit -- cart`. */
const calls = NAMES.flatMap((name) => {
  const [, ...args] = (scripts[name] ?? '').split(' ');
  return [args, [...args, 'cart']];
});

/** As Jest reads its arguments; it throws where one lacks its value. */
const program = `
  import { buildArgv } from 'jest';
  const parsed = await Promise.all(${JSON.stringify(calls)}.map((args) => buildArgv(args)));
  console.log(JSON.stringify(parsed));`;

it('the scripts of Jest take all files, or those of a part of a path', () => {
  const printed = execFileSync(
    'node_modules/.bin/node',
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8', stdio: 'pipe' },
  );
  const parsed = JSON.parse(printed) as { _: string[] }[];
  expect(parsed.map(({ _: paths }) => paths)).toEqual(NAMES.flatMap(() => [[], ['cart']]));
});
