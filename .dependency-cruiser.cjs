/** Imports point one way: contract, ui <- i18n, api, payment <- routing, saga, forms <- components <- features <- flows <- recorder <- app <- replay, offline, kitchen. */
const layers = [
  ['contract', 'ui'],
  ['i18n', 'api', 'payment'],
  ['routing', 'saga', 'forms'],
  ['components'],
  ['features'],
  ['flows'],
  ['recorder'],
  ['app'],
  ['replay', 'offline', 'kitchen'],
];

const folders = (levels) => `^src/(${levels.flat().join('|')})/`;

const arrows = layers.slice(0, -1).map((level, index) => ({
  name: `${level.join('-')}-import-nothing-above`,
  severity: 'error',
  from: { path: folders(level) },
  to: { path: `${folders(layers.slice(index + 1))}|^src/index` },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'contract-and-ui-know-nothing-of-each-other',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(?!contract/)' },
    },
    {
      name: 'ui-knows-no-store',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: 'node_modules/(@reduxjs|react-redux|redux|redux-saga|typed-redux-saga|react-intl)',
      },
    },
    {
      name: 'features-share-only-state',
      comment:
        'A feature uses the actions and selectors of another, a hook that binds them or the rules of its form, never its components or saga.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '(Slice|Selectors|Form)\\.ts$', '/use[A-Z]\\w*\\.ts$'],
      },
    },
    {
      name: 'the-kitchen-is-an-app-of-its-own',
      comment:
        'It shares the contract, the client, the formats and the tokens with the storefront.',
      severity: 'error',
      from: { path: '^src/kitchen' },
      to: { path: '^src/', pathNot: '^src/(kitchen|contract|api|i18n|ui)/' },
    },
    {
      name: 'the-storefront-knows-no-kitchen',
      comment: 'Not one byte of it is in what customers load.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(kitchen|contract/(wire/)?staff/)' },
      to: { path: '^src/(kitchen|contract/(wire/)?staff/)' },
    },
    {
      name: 'server-imports-only-the-contract',
      comment: 'And the formats, so that mails and pages show money, days and times alike.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: '^src/((contract|payment)/|i18n/formats\\.ts$)' },
    },
    {
      name: 'the-database-knows-no-wire',
      comment: 'Stores speak the words of the tables; what is sent is mapped in the domain.',
      severity: 'error',
      from: { path: '^server/db/' },
      to: { path: '^src/contract/wire/' },
    },
    {
      name: 'payments-send-no-mail',
      comment:
        'Payments tell customers through the mails of their context (server/createPaymentContext.ts).',
      severity: 'error',
      from: { path: '^server/payments/' },
      to: { path: '^server/mail/' },
    },
    {
      name: 'storefront-imports-no-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|__tests__|scripts|tools)/' },
    },
    {
      name: 'typebox-stays-out-of-the-bundle',
      comment: 'The storefront takes types from the wire contract, and types alone.',
      severity: 'error',
      from: { path: '^src/(?!contract/)' },
      to: { path: '^src/contract/wire/|node_modules/typebox', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.css$', '^src/index\\.tsx$', '^server/main\\.js$'] },
      to: {},
    },
    {
      name: 'no-unused-module',
      comment: 'Everything is reached from an entry point.',
      severity: 'error',
      from: {
        path: '^(src/(index\\.tsx|render\\.tsx|offline\\.tsx|kitchen\\.tsx|starter\\.ts|serviceWorker\\.ts)|server/main\\.js)$',
      },
      to: {
        path: '^(src|server)/.*\\.tsx?$',
        // What a script does: the OpenAPI document, the list of refunds.
        pathNot:
          '^(src/(index\\.tsx|render\\.tsx|offline\\.tsx|kitchen\\.tsx|starter\\.ts|serviceWorker\\.ts)|server/(main\\.js|(openApiDocument|domain/refunds)\\.ts))$',
        reachable: false,
      },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      // A type is gone once the code runs.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
