import { embeddedShare } from './__tests__/support/embeddedShare.ts';

const esmPackages = [
  'typebox',
  '@fastify/type-provider-typebox',
  'kysely',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'react-day-picker',
  '@date-fns',
  'date-fns',
  'nodemailer',
  'cookie',
  'content-disposition',
  '@base-ui',
  '@redux-devtools',
  '@tabby_ai',
];

/** Packages of hundreds of modules, which every test file would load again: the environments load them once. */
const outside = {
  '^@fastify/(type-provider-typebox)$': '<rootDir>/__tests__/support/outside/$1.cjs',
  '^(jsdom|typebox|kysely)$': '<rootDir>/__tests__/support/outside/$1.cjs',
  '^(typebox|kysely)/(\\w+)$': '<rootDir>/__tests__/support/outside/$1-$2.cjs',
  '^kysely/helpers/postgres$': '<rootDir>/__tests__/support/outside/kysely-helpers-postgres.cjs',
};

const shared = {
  rootDir: '.',
  transform: { '^.+\\.(m?js|jsx|ts|tsx)$': '<rootDir>/__tests__/support/transform.ts' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg)$': '<rootDir>/__tests__/support/emptyStyle.cjs',
    // The build alone gives each part of the texts its keys.
    '^(.*/translations/\\w+\\.json)\\?\\w+$': '$1',
  },
  restoreMocks: true,
};

/**
 * Per cent of the lines. Each folder has a floor of its own: a common one would let the storefront sink to the
 * kitchen's.
 */
const LINE_FLOORS = {
  server: 97.7,
  'src/api': 99.7,
  'src/app': 96.5,
  'src/components': 99.4,
  'src/contract': 99.6,
  'src/features': 99.1,
  'src/flows': 99.6,
  'src/forms': 99.5,
  'src/i18n': 96.8,
  // Its screens are tried in a browser for the most part.
  'src/kitchen': 73,
  'src/offline': 98.4,
  'src/payment': 99.4,
  'src/recorder': 99.4,
  'src/replay': 97.7,
  'src/routing': 98.3,
  'src/saga': 98.9,
  'src/ui': 98.6,
};

const inNode = {
  ...shared,
  // Projects with one id share compiled files and resolved paths, so they need the same moduleNameMapper.
  id: 'node',
  testEnvironment: '<rootDir>/__tests__/support/serverEnvironment.cjs',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    ...outside,
    '^@electric-sql/pglite$': '<rootDir>/__tests__/support/pglite.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupServer.ts'],
};

const server = {
  ...inNode,
  displayName: 'server',
  testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'],
  globalSetup: '<rootDir>/__tests__/support/makeTemplate.cjs',
  globalTeardown: '<rootDir>/__tests__/support/dropTemplate.cjs',
};

/** A share of the same files, for a run of their own. */
const embedded = (shard) => ({
  ...server,
  displayName: 'embedded',
  testEnvironment: '<rootDir>/__tests__/support/embeddedEnvironment.cjs',
  testMatch: embeddedShare(shard).map((file) => `<rootDir>/${file}`),
});

const { EMBEDDED_SHARD } = process.env;

export default {
  testSequencer: '<rootDir>/__tests__/support/sequencer.cjs',
  collectCoverageFrom: [
    '{src,server}/**/*.{ts,tsx}',
    // They run in browsers alone.
    '!src/index.tsx',
    '!src/replay/mountReplay.tsx',
    '!src/render.tsx',
    '!src/starter.ts',
    '!src/offline.tsx',
    '!src/kitchen.tsx',
    '!src/serviceWorker.ts',
  ],
  coverageDirectory: 'reports/coverage',
  coverageReporters: ['text-summary', 'json-summary'],
  // A floor: tests of new code keep it, or raise it.
  coverageThreshold: Object.fromEntries(
    Object.entries(LINE_FLOORS).map(([folder, lines]) => [`./${folder}/`, { lines }]),
  ),
  projects: [
    {
      ...shared,
      displayName: 'storefront',
      testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.cjs',
      moduleNameMapper: { ...shared.moduleNameMapper, ...outside },
      testMatch: [
        '<rootDir>/__tests__/src/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/integration/**/*.test.tsx',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupBrowser.ts'],
    },
    server,
    ...(EMBEDDED_SHARD ? [embedded(EMBEDDED_SHARD)] : []),
    {
      ...inNode,
      displayName: 'project',
      testMatch: ['<rootDir>/__tests__/project/**/*.test.ts'],
    },
  ],
};
