import { existsSync, readFileSync } from 'node:fs';

export interface FailedTest {
  file: string;
  title: string;
  message: string;
}

export interface TestResults {
  passed: number;
  failed: readonly FailedTest[];
}

/** The parts that are read of what `jest --json` writes. */
interface JestReport {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** The parts that are read of what Playwright's JSON reporter writes. */
interface PlaywrightReport {
  stats: { expected: number };
  suites: readonly PlaywrightSuite[];
  errors: readonly { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { errors: readonly { message?: string }[] }[];
    }[];
  }[];
}

/** Sums up the runners' reports; a runner that could not start leaves none. */
export function readTestResults(files: readonly string[]): TestResults {
  const reports = files.filter((file) => existsSync(file)).map(readReport);
  return {
    passed: reports.reduce((total, report) => total + passedIn(report), 0),
    failed: reports.flatMap(failedIn),
  };
}

const readReport = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;

const passedIn = (report: JestReport | PlaywrightReport) =>
  'stats' in report ? report.stats.expected : report.numPassedTests;

const failedIn = (report: JestReport | PlaywrightReport) =>
  'stats' in report ? failedInPlaywright(report) : failedInJest(report);

function failedInJest({ testResults }: JestReport): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        file: name,
        title: test.fullName,
        message: test.failureMessages?.join('\n') ?? '',
      }));
    // A file that cannot be loaded fails without a test.
    if (failed.length > 0 || status !== 'failed') return failed;
    return [{ file: name, title: '(the whole file)', message }];
  });
}

function failedInPlaywright({ suites, errors }: PlaywrightReport): FailedTest[] {
  const ofTheRun = errors.map(({ message = '' }) => ({ file: '', title: '(the run)', message }));
  return [...ofTheRun, ...suites.flatMap(failedInSuite)];
}

function failedInSuite({ file, suites = [], specs }: PlaywrightSuite): FailedTest[] {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        file,
        title: `[${projectName}] ${title}`,
        message: results
          .flatMap(({ errors }) => errors.map(({ message = '' }) => message))
          .join('\n'),
      })),
  );
  return [...failed, ...suites.flatMap(failedInSuite)];
}
