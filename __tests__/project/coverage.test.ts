import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepNewCoverage } from '../support/newCoverage.ts';

interface FileCoverage {
  statementMap: Record<string, { start: { line: number } }>;
  s: Record<string, number>;
}

const folder = mkdtempSync(join(tmpdir(), 'coverage-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Jest's counts for these files while the tests of one of them run. */
function coverageOf(test: string, files: readonly string[]): Record<string, FileCoverage> {
  const counted = files.flatMap((file) => ['--collectCoverageFrom', file]);
  const reported = ['--coverageReporters', 'json', '--coverageThreshold', '{}'];
  const written = ['--coverageDirectory', folder];
  const ran = ['--selectProjects', 'storefront', '--runTestsByPath', test];
  const args = ['--coverage', ...counted, ...reported, ...written, ...ran];
  execFileSync('node_modules/.bin/jest', args, { stdio: 'pipe' });
  const report = readFileSync(join(folder, 'coverage-final.json'), 'utf8');
  return JSON.parse(report) as Record<string, FileCoverage>;
}

const countedLines = ({ statementMap, s }: FileCoverage, isCounted: (times: number) => boolean) =>
  Object.entries(statementMap).flatMap(([id, { start }]) =>
    isCounted(s[id] ?? 0) ? [start.line] : [],
  );

it('counts source lines: those that ran, and those of a file that no test loads', () => {
  const [loaded, notLoaded] = ['src/contract/money.ts', 'src/contract/stopPlan.ts'];
  const report = coverageOf('__tests__/src/contract/money.test.ts', [loaded, notLoaded]);
  const { [join(process.cwd(), loaded)]: money, [join(process.cwd(), notLoaded)]: stop } = report;
  if (!money || !stop) throw new Error('A file is not counted');

  const lines = readFileSync(loaded, 'utf8').split('\n');
  const ran = countedLines(money, (times) => times > 0);
  expect(ran).toContain(lines.findIndex((line) => line.includes('return ')) + 1);
  expect(countedLines(stop, (times) => times > 0)).toEqual([]);
  expect(countedLines(stop, (times) => times === 0)).not.toEqual([]);
});

it('passes on what a test file is the first of its worker to run', () => {
  const counters = (statements: readonly number[], branches: readonly number[]) => ({
    s: Object.fromEntries(statements.entries()),
    f: {},
    b: { 0: branches },
  });
  const filesPassedOn = (a: ReturnType<typeof counters>, b: ReturnType<typeof counters>) => {
    const coverage = { '/a.ts': a, '/b.ts': b };
    keepNewCoverage(coverage);
    return Object.keys(coverage);
  };
  expect(filesPassedOn(counters([1, 0], [0, 0]), counters([0], []))).toEqual(['/a.ts', '/b.ts']);
  expect(filesPassedOn(counters([7, 0], [0, 0]), counters([2], []))).toEqual(['/b.ts']);
  expect(filesPassedOn(counters([0, 0], [0, 3]), counters([2], []))).toEqual(['/a.ts']);
  expect(filesPassedOn(counters([1, 0], [0, 1]), counters([0], []))).toEqual([]);
});
