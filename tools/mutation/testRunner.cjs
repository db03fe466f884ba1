const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { default: JestRunner } = require('jest-runner');

const RECORD = 'test-files.json';

/** The file that noticed a mutant often notices the next one. Kept from run to run: the process loads this file once. */
let noticed = null;

/**
 * StrykerJS names the tests that reach a mutant, and Jest would load every file to look for them. The first run, of
 * all tests, records the tests of each file; later runs load only the files with such tests, until a test fails: first
 * the one that noticed the mutant before, then the quickest.
 */
class CoveringTests extends JestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    if (testNamePattern === undefined) return this.#record(tests, watcher, options);
    let failed = false;
    this.on('test-file-success', ([{ path }, { numFailingTests, testExecError }]) => {
      failed ||= numFailingTests > 0 || testExecError !== undefined;
      if (failed) noticed = path;
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
  const rank = ({ path }) => (path === noticed ? 0 : (record[path]?.ms ?? 0));
  return tests
    .filter(({ path }) => record[path]?.names.some((name) => isNamed.test(name)) ?? false)
    .sort((one, other) => rank(one) - rank(other));
}

module.exports = CoveringTests;
