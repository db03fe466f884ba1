import { findChromium } from './checks/chromium.ts';
import { startPostgres } from './checks/postgres.ts';
import { run, type Outcome } from './checks/run.ts';

interface Check {
  name: string;
  start: () => Promise<Outcome>;
}

const jest = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run('node', ['node_modules/jest/bin/jest.js', ...args], env);

const checks: readonly Check[] = [
  { name: 'format', start: () => run('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'lint', start: () => run('eslint', ['.', '--max-warnings', '0']) },
  { name: 'style lint', start: () => run('stylelint', ['src/**/*.css', '--max-warnings', '0']) },
  { name: 'types', start: () => run('tsc', ['--project', '.']) },
  {
    name: 'import arrows',
    start: () => run('depcruise', ['src', 'server', '--config', '.dependency-cruiser.cjs']),
  },
  { name: 'pictures', start: () => run('npm', ['run', '--silent', 'pictures:check']) },
  {
    name: 'unit, integration and API on the embedded database',
    start: () => jest(['--selectProjects', 'storefront', 'server', 'project']),
  },
  { name: 'API on PostgreSQL', start: testOnPostgres },
  { name: 'build', start: () => run('npm', ['run', '--silent', 'build']) },
  { name: 'bundle size', start: () => run('npm', ['run', '--silent', 'size']) },
  { name: 'browser', start: testInBrowser },
];

async function testOnPostgres(): Promise<Outcome> {
  const postgres = await startPostgres();
  if (postgres === null) return unavailable('Install PostgreSQL, or set TEST_DATABASE_URL.');
  try {
    return await jest(['--selectProjects', 'server'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
}

async function testInBrowser(): Promise<Outcome> {
  const chromium = await findChromium();
  if (chromium === null) return unavailable('Install Chromium, or set CHROMIUM_PATH to one.');
  return jest(['--selectProjects', 'browser', '--runInBand'], { CHROMIUM_PATH: chromium });
}

function unavailable(sentence: string): Outcome {
  console.error(sentence);
  return { passed: false, output: '' };
}

/** Adds up jest's own closing lines, so that the last line counts every test that ran. */
function countTests(output: string): { passed: number; failed: number } {
  const closing = [...output.matchAll(/^Tests:\s+(.*)$/gm)].map((match) => match[1] ?? '');
  const sum = (word: string) =>
    closing.reduce(
      (total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0),
      0,
    );
  return { passed: sum('passed'), failed: sum('failed') };
}

const wanted = process.argv.slice(2);
const selected = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results: { name: string; outcome: Outcome; seconds: number }[] = [];
for (const check of selected) {
  console.log(`\n== ${check.name}`);
  const started = Date.now();
  const outcome = await check.start();
  results.push({ name: check.name, outcome, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('\n== checks');
for (const { name, outcome, seconds } of results) {
  console.log(`${outcome.passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
}
const tests = countTests(results.map(({ outcome }) => outcome.output).join('\n'));
const failedChecks = results.filter(({ outcome }) => !outcome.passed).length;
console.log(`checks: ${results.length - failedChecks} passed, ${failedChecks} failed`);
console.log(`tests: ${tests.passed} passed, ${tests.failed} failed`);
process.exitCode = failedChecks === 0 ? 0 : 1;
