const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { default: JestRunner } = require('jest-runner');

const RECORD = 'test-files.json';

/**
 * StrykerJS names the tests that reach a mutant, and Jest would load every file to look for them. The first run, of
 * all tests, records the tests of each file; later runs load only the files with such tests, the quickest first,
 * until a test fails.
 */
class CoveringTests extends JestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    if (testNamePattern === undefined) return this.#record(tests, watcher, options);
    let failed = false;
    this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      failed ||= numFailingTests > 0 || testExecError !== undefined;
    });
    this.on('test-file-failure', () => {
      failed = true;
    });
    for (const test of coveringFiles(tests, RegExp(testNamePattern, 'i'))) {
      if (!failed) await super.runTests([test], watcher, options);
    }
  }

  async #record(tests, watcher, options) {
    const record = {};
    this.on('test-file-success', ([{ path }, { testResults, perfStats }]) => {
      record[path] = { ms: perfStats.runtime, names: testResults.map(({ fullName }) => fullName) };
    });
    await super.runTests(tests, watcher, options);
    writeFileSync(RECORD, JSON.stringify(record));
  }
}

function coveringFiles(tests, isNamed) {
  if (!existsSync(RECORD)) return tests;
  const record = JSON.parse(readFileSync(RECORD, 'utf8'));
  return tests
    .filter(({ path }) => record[path]?.names.some((name) => isNamed.test(name)) ?? false)
    .sort((one, other) => (record[one.path]?.ms ?? 0) - (record[other.path]?.ms ?? 0));
}

module.exports = CoveringTests;
