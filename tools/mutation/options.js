/** Which broken lines of these files go unnoticed by these tests; a second run tests what changed. */
export const mutate = (name, files, tests) => ({
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: {
    configFile: 'tools/mutation/jest.config.js',
    config: { testMatch: tests.map((path) => `<rootDir>/__tests__/${path}`) },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: files,
  ignorePatterns: ['data', 'dist', 'coverage', '.cache', 'public', 'reports'],
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.json`,
  tempDirName: `.cache/mutation/sandbox-${name}`,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `reports/mutation-${name}.html` },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  concurrency: 1,
  dryRunTimeoutMinutes: 30,
  // On a busy machine a slow test must not count as a failed one.
  timeoutMS: 120_000,
});
