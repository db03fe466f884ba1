import { existsSync, readFileSync } from 'node:fs';

export interface TestCount {
  passed: number;
  failed: number;
}

/** The totals in the file that `jest --json` or Playwright's JSON reporter writes. */
interface TestResults {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

/** Adds up the results that are there: a runner that could not start leaves none. */
export function countTests(files: readonly string[]): TestCount {
  const results = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as TestResults);
  const sum = (numberOf: (result: TestResults) => number | undefined) =>
    results.reduce((total, result) => total + (numberOf(result) ?? 0), 0);
  return {
    passed: sum(({ numPassedTests, stats }) => numPassedTests ?? stats?.expected),
    failed: sum(({ numFailedTests, stats }) => numFailedTests ?? stats?.unexpected),
  };
}
