import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CHROMIUM_MISSING, findTestChromium, installMissingChromium } from './checks/chromium.ts';
import { hasOtherBrowsers, OTHER_BROWSERS_MISSING } from './checks/otherBrowsers.ts';
import { startPostgres } from './checks/postgres.ts';
import { run, type Outcome } from './checks/run.ts';
import { readTestResults, type FailedTest } from './checks/testResults.ts';

interface Check {
  name: string;
  start: () => Promise<Outcome>;
}

interface Result extends Outcome {
  name: string;
  seconds: number;
}

/** The test runners' reports, whose tests are counted. */
const resultFiles = {
  jest: 'reports/jest.json',
  embedded: 'reports/embedded.json',
  browsers: 'reports/browsers.json',
};

/** The browser tests wait for these. */
const build = checkBy('build', 'npm', 'run', '--silent', 'build');

/** Run in turn beside the tests, while those wait for a database, a timer or a process. */
const checksBeside: readonly Check[] = [
  checkBy('bundle size', 'npm', 'run', '--silent', 'size'),
  { name: 'lint and types', start: lintAndTypes },
  checkBy('format', 'oxfmt', '--check'),
  checkBy('pictures', 'npm', 'run', '--silent', 'pictures:check'),
  checkBy('style lint', 'stylelint', 'src/**/*.css', '--max-warnings', '0'),
  checkBy('import arrows', 'npm', 'run', '--silent', 'arrows'),
  checkBy('import chain', 'npm', 'run', '--silent', 'chain'),
  checkBy('nothing unused', 'npm', 'run', '--silent', 'unused'),
];

/** These use every core, and print as they go. */
const testsOfTheSources: readonly Check[] = [
  {
    name: 'unit, integration and API, with the floor of coverage',
    start: testSources,
  },
  { name: 'API on the embedded database', start: testEmbedded },
];

const testsOfTheBuild: readonly Check[] = [{ name: 'browsers', start: testInBrowsers }];

/** A seeded share of what takes longest; `--all` leaves nothing out. */
const takesAll = process.argv.includes('--all');
const {
  MODEL_SCHEDULES = '25',
  HOSTILE_INPUTS = '15',
  FAILURE_SEED = String(Date.now() % 5),
  EMBEDDED_SHARD = takesAll ? '1/1' : `${(Date.now() % 20) + 1}/20`,
} = process.env;
const jestShare = takesAll ? {} : { MODEL_SCHEDULES, HOSTILE_INPUTS, FAILURE_SEED };

function checkBy(name: string, command: string, ...args: readonly string[]): Check {
  return { name, start: () => run(command, args, { isUrgent: false }) };
}

/**
 * The type checker, written in Go, spends a third of its time on garbage collection; with a larger heap (5 GB instead
 * of 4) a tenth.
 */
function lintAndTypes(): Promise<Outcome> {
  return run('oxlint', [], { isUrgent: false, env: { GOGC: '400' } });
}

/**
 * Each file of tests has its modules compiled for itself and runs them a few times: V8's last step of optimisation takes
 * more of the processor than it saves. Jest's workers take the option over.
 */
const WITHOUT_LAST_OPTIMISATION = '--no-opt';

/** Runs the work with a database server, or without one where none is installed. */
async function withPostgres(
  work: (env: Readonly<Record<string, string>> | null) => Promise<Outcome>,
): Promise<Outcome> {
  const postgres = await startPostgres();
  try {
    return await work(postgres && { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres?.stop();
  }
}

function runJest(
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<Outcome> {
  const program = [WITHOUT_LAST_OPTIMISATION, 'node_modules/jest/bin/jest.js'];
  return run('node', [...program, '--maxWorkers=100%', '--json', ...options], {
    env: { ...jestShare, ...env },
    live: true,
  });
}

function testSources(): Promise<Outcome> {
  if (!takesAll) console.log(`FAILURE_SEED=${FAILURE_SEED}`);
  return withPostgres(async (env) => {
    const outcome = await runJest({ ...env }, '--coverage', '--outputFile', resultFiles.jest);
    return env ? outcome : unavailable('Install PostgreSQL, or set TEST_DATABASE_URL.');
  });
}

/** In workers of their own: those that have run all other tests take three times as long (decision 200). */
function testEmbedded(): Promise<Outcome> {
  console.log(`EMBEDDED_SHARD=${EMBEDDED_SHARD}`);
  const { embedded } = resultFiles;
  return runJest({ EMBEDDED_SHARD }, '--selectProjects', 'embedded', '--outputFile', embedded);
}

/**
 * A share of the pages, tests that do not depend on the language in one of them, and one flow of each kind in Firefox
 * and WebKit.
 */
async function testInBrowsers(): Promise<Outcome> {
  await installMissingChromium();
  if (findTestChromium() === null) return unavailable(CHROMIUM_MISSING);
  if (!(await hasOtherBrowsers())) return unavailable(OTHER_BROWSERS_MISSING);
  const { LANGUAGE_SEED = String(Date.now() % 2 ** 16) } = process.env;
  const share = takesAll ? {} : { LANGUAGE_SEED };
  if (!takesAll) console.log(`LANGUAGE_SEED=${LANGUAGE_SEED}`);
  return withPostgres((env) =>
    run('playwright', ['test'], { env: { ...share, ...env }, live: true }),
  );
}

function unavailable(sentence: string): Outcome {
  console.error(sentence);
  return { passed: false, output: sentence };
}

async function timed({ name, start }: Check): Promise<Result> {
  const started = Date.now();
  const outcome = await start();
  return { name, ...outcome, seconds: Math.round((Date.now() - started) / 1000) };
}

async function runInTurn(
  checks: readonly Check[],
  runOne: (check: Check) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = [];
  for (const check of checks) done.push(await runOne(check));
  return done;
}

/** For a check that prints its progress. */
function runShown(check: Check): Promise<Result> {
  console.log(`\n== ${check.name}`);
  return timed(check);
}

async function runThenShow(check: Check): Promise<Result> {
  const result = await timed(check);
  console.log([`\n== ${check.name}`, result.output.trim()].join('\n').trimEnd());
  return result;
}

/** The failures come last: of a long log, often only the end is kept. */
function summarize(done: readonly Result[]): void {
  console.log('\n== checks');
  for (const { name, passed, seconds } of done) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  }
  const failed = done.filter(({ passed }) => !passed);
  const tests = readTestResults(Object.values(resultFiles));
  console.log(`checks: ${done.length - failed.length} passed, ${failed.length} failed`);
  console.log(`tests: ${tests.passed} passed, ${tests.failed.length} failed`);
  failed.forEach(showEnd);
  tests.failed.forEach(showFailedTest);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function showEnd({ name, output }: Result): void {
  console.log([`\n== ${name} ended with`, lastLines(output, 8)].join('\n'));
}

function showFailedTest({ file, title, message }: FailedTest): void {
  const place = relative('.', file);
  console.log([`\n== failed: ${place} › ${title}`, firstLines(message, 8)].join('\n'));
}

const filledLines = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
const firstLines = (text: string, count: number) => filledLines(text).slice(0, count).join('\n');
const lastLines = (text: string, count: number) => filledLines(text).slice(-count).join('\n');

const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const select = (checks: readonly Check[]) =>
  checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

mkdirSync('reports', { recursive: true });
for (const file of Object.values(resultFiles)) rmSync(file, { force: true });
const built = runInTurn(select([build]), runThenShow);
const beside = built.then(() => runInTurn(select(checksBeside), runThenShow));
const done = await runInTurn(select(testsOfTheSources), runShown);
done.unshift(...(await built));
done.push(...(await runInTurn(select(testsOfTheBuild), runShown)));
summarize([...(await beside), ...done]);
