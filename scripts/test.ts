import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CHROMIUM_MISSING, findTestChromium, installMissingChromium } from './checks/chromium.ts';
import { hasOtherBrowsers, OTHER_BROWSERS_MISSING } from './checks/otherBrowsers.ts';
import { startPostgres } from './checks/postgres.ts';
import { run, type Outcome, type RunOptions } from './checks/run.ts';
import { readTestResults, type FailedTest } from './checks/testResults.ts';

interface Check {
  name: string;
  start: () => Promise<Outcome>;
}

interface Result extends Outcome {
  name: string;
  seconds: number;
}

/** What the test runners write, to be counted. */
const resultFiles = {
  jest: 'reports/jest.json',
  embedded: 'reports/embedded.json',
  browsers: 'reports/browsers.json',
};

/** What the browser's tests wait for. */
const build = checkBy('build', 'npm', 'run', '--silent', 'build');

/** In turn beside the tests, in the time in which these wait: for a database, a timer, a process. */
const checksBeside: readonly Check[] = [
  checkBy('bundle size', 'npm', 'run', '--silent', 'size'),
  { name: 'lint and types', start: lintAndTypes },
  checkBy('format', 'oxfmt', '--check'),
  checkBy('pictures', 'npm', 'run', '--silent', 'pictures:check'),
  checkBy('style lint', 'stylelint', 'src/**/*.css', '--max-warnings', '0'),
  checkBy('import arrows', 'npm', 'run', '--silent', 'arrows'),
  checkBy('import chain', 'npm', 'run', '--silent', 'chain'),
  checkBy('nothing unused', 'npm', 'run', '--silent', 'unused'),
  { name: 'API on the embedded database', start: testOnEmbedded },
];

/** These use every core, and print as they go. */
const testsOfTheSources: readonly Check[] = [
  {
    name: 'unit, integration and API on PostgreSQL, with the floor of coverage',
    start: testOnPostgres,
  },
];

const testsOfTheBuild: readonly Check[] = [{ name: 'browsers', start: testInBrowsers }];

/** A seeded share of what takes longest; `--all` leaves nothing out. */
const takesAll = process.argv.includes('--all');
const {
  MODEL_SCHEDULES = '40',
  HOSTILE_INPUTS = '25',
  FAILURE_SEED = String(Date.now() % 3),
} = process.env;
const jestShare = takesAll ? {} : { MODEL_SCHEDULES, HOSTILE_INPUTS, FAILURE_SEED };
const anyTwentieth = `${(Date.now() % 20) + 1}/20`;

function checkBy(name: string, command: string, ...args: readonly string[]): Check {
  return { name, start: () => run(command, args, { isUrgent: false }) };
}

/** Go, which checks the types, spends a third of its time on garbage; with a larger heap (5 GB in place of 4) a tenth. */
function lintAndTypes(): Promise<Outcome> {
  return run('oxlint', [], { isUrgent: false, env: { GOGC: '400' } });
}

/**
 * Each file of tests has its modules compiled for itself and runs them a few times: V8's last step of optimisation takes
 * more of the processor than it saves. Jest's workers take the option over.
 */
const WITHOUT_LAST_OPTIMISATION = '--no-opt';

function jest(which: readonly string[], resultFile: string, options: RunOptions) {
  const program = [WITHOUT_LAST_OPTIMISATION, 'node_modules/jest/bin/jest.js'];
  const args = [...program, '--maxWorkers=100%', '--json', '--outputFile', resultFile, ...which];
  return run('node', args, { ...options, env: { ...jestShare, ...options.env } });
}

/** The others ask no database, or one of their own, and have been run before; so has the model. */
const onBothDatabases = () =>
  globSync('__tests__/server/**/*.test.ts').filter((file) =>
    /\bdescribeOnDatabases\(/.test(readFileSync(file, 'utf8')),
  );

/** With a database server for the time of the work, or without one where there is none. */
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

function testOnPostgres(): Promise<Outcome> {
  if (!takesAll) console.log(`FAILURE_SEED=${FAILURE_SEED}`);
  const all = ['--coverage', '--selectProjects', 'storefront', 'server', 'project'];
  return withPostgres(async (env) => {
    const outcome = await jest(all, resultFiles.jest, { env: env ?? {}, live: true });
    return env ? outcome : unavailable('Install PostgreSQL, or set TEST_DATABASE_URL.');
  });
}

/** EMBEDDED_SHARD, such as 1/2, runs that share of the files. */
async function testOnEmbedded(): Promise<Outcome> {
  const { EMBEDDED_SHARD: shard = takesAll ? '1/1' : anyTwentieth } = process.env;
  const share = ['--selectProjects', 'server', '--shard', shard];
  const files = [...share, '--runTestsByPath', ...onBothDatabases()];
  const { passed, output } = await jest(files, resultFiles.embedded, { isUrgent: false });
  return { passed, output: `EMBEDDED_SHARD=${shard}\n${output}` };
}

/** A share of the pages, what is the same in either language in one, and one flow of each kind in Firefox and WebKit. */
async function testInBrowsers(): Promise<Outcome> {
  await installMissingChromium();
  if (findTestChromium() === null) return unavailable(CHROMIUM_MISSING);
  if (!(await hasOtherBrowsers())) return unavailable(OTHER_BROWSERS_MISSING);
  const { LANGUAGE_SEED = String(Date.now() % 2 ** 12) } = process.env;
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

/** For a check that prints as it goes. */
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
