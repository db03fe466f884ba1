import { defineConfig } from 'oxlint';

const NETWORK = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'];
const BROWSER = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'history',
  'location',
];

const banned = (names: readonly string[], message: string) =>
  names.map((name) => ({ name, message }));
const noNetwork = banned(NETWORK, 'Only src/api and src/payment reach the network.');
const noBrowser = banned(BROWSER, 'Components touch no browser global: sagas and app do.');

const typedEffectsOnly = {
  name: 'redux-saga/effects',
  message: 'Effects come from typed-redux-saga.',
  allowTypeImports: true,
};
const noEffectHook = {
  name: 'react',
  importNames: ['useEffect', 'useLayoutEffect'],
  message: 'What happens over time belongs to a saga.',
};

type Levels<Level extends string> = Record<string, Level>;

function every<Level extends string>(level: Level, plugin: string, names: string): Levels<Level> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${plugin}/${name}`, level]),
  );
}

/** These two and their options below are what typescript-eslint calls `strictTypeChecked`. */
const SYNTAX = `
  ban-ts-comment consistent-type-imports no-array-constructor no-duplicate-enum-values no-empty-object-type
  no-explicit-any no-extra-non-null-assertion no-extraneous-class no-invalid-void-type no-misused-new no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-non-null-assertion no-require-imports
  no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type
  no-wrapper-object-types prefer-as-const prefer-literal-enum-member prefer-namespace-keyword triple-slash-reference
  unified-signatures`;
const TYPES = `
  await-thenable no-array-delete no-base-to-string no-confusing-void-expression no-deprecated
  no-duplicate-type-constituents no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval
  no-meaningless-void-operator no-misused-promises no-misused-spread no-mixed-enums no-redundant-type-constituents
  no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
  no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-conversion
  no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-enum-assignment
  no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus
  no-useless-default-assignment only-throw-error prefer-promise-reject-errors prefer-reduce-type-parameter
  prefer-return-this-type related-getter-setter-pairs restrict-plus-operands restrict-template-expressions return-await
  switch-exhaustiveness-check unbound-method use-unknown-in-catch-callback-variable`;
const REACT = `
  rules-of-hooks exhaustive-deps static-components use-memo preserve-manual-memoization incompatible-library
  immutability globals refs set-state-in-effect error-boundaries purity set-state-in-render unsupported-syntax`;
const JEST = `
  no-alias-methods no-commented-out-tests no-conditional-expect no-deprecated-functions no-disabled-tests
  no-done-callback no-export no-focused-tests no-identical-title no-interpolation-in-snapshots no-jasmine-globals
  no-mocks-import no-test-prefixes valid-describe-callback valid-expect valid-expect-in-promise valid-title`;
const PLAYWRIGHT = `
  consistent-spacing-between-blocks max-nested-describe missing-playwright-await no-conditional-expect
  no-duplicate-hooks no-duplicate-slow no-element-handle no-eval no-focused-test no-force-option no-identical-title
  no-nested-step no-networkidle no-page-pause no-skipped-test no-standalone-expect no-unnecessary-assertions
  no-unsafe-references no-unused-locators no-useless-await no-useless-not no-wait-for-navigation no-wait-for-selector
  no-wait-for-timeout prefer-hooks-in-order prefer-hooks-on-top prefer-locator prefer-to-have-count
  prefer-to-have-length prefer-web-first-assertions valid-describe-callback valid-expect valid-expect-in-promise
  valid-test-tags valid-title`;
const TESTING_LIBRARY = `
  await-async-queries await-async-utils no-await-sync-queries no-debugging-utils no-global-regexp-flag-in-query
  no-manual-cleanup no-promise-in-fire-event no-render-in-lifecycle no-unnecessary-act no-wait-for-multiple-assertions
  no-wait-for-side-effects no-wait-for-snapshot prefer-find-by prefer-presence-queries prefer-query-by-disappearance
  prefer-screen-queries`;

export default defineConfig({
  plugins: ['typescript', 'import'],
  jsPlugins: [{ name: 'project', specifier: './scripts/checks/lintRules.ts' }],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: ['dist/', 'dist-renderer/', 'data/', 'coverage/', '.cache/', 'reports/'],
  rules: {
    ...every('error', 'typescript', SYNTAX),
    ...every('error', 'typescript', TYPES),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    // A saga waits in `while (true)`.
    'typescript/no-unnecessary-condition': [
      'error',
      { allowConstantLoopConditions: 'only-allowed-literals' },
    ],
    // A library's error of an unknown type may be thrown again.
    'typescript/only-throw-error': ['error', { allowThrowingUnknown: true }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    // Numbers in a text are the rule here (ids, paths), and safe.
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    // `() => dispatch(x)` and `() => setOpen(true)` are handlers, not confusion.
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // React ignores the promises of event handlers; a handler that starts one says `void`.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: true } }],
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-restricted-imports': ['error', { paths: [typedEffectsOnly] }],
    'no-restricted-globals': ['error', ...noNetwork],
    'import/no-default-export': 'error',
    'project/no-export-all': 'error',
    // `!= null` asks for a React node that is there.
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
  },
  overrides: [
    {
      files: ['src/**'],
      plugins: ['react'],
      rules: every('error', 'react', REACT),
    },
    {
      // `ref` is a plain prop of a field since React 19; the rule takes all its props for a ref's value.
      files: ['src/ui/*Field.tsx'],
      plugins: ['react'],
      rules: { 'react/refs': 'off' },
    },
    {
      // Its screens stay open for days, and ask for today whenever they are drawn.
      files: ['src/kitchen/**'],
      plugins: ['react'],
      rules: { 'react/purity': 'off' },
    },
    {
      files: ['src/features/**', 'src/flows/**', 'src/forms/**', 'src/components/**', 'src/ui/**'],
      rules: { 'no-restricted-globals': ['error', ...noNetwork, ...noBrowser] },
    },
    {
      // Moves the focus from inside handlers.
      files: ['src/ui/focusField.ts'],
      rules: { 'no-restricted-globals': ['error', ...noNetwork] },
    },
    {
      files: ['src/features/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [typedEffectsOnly, noEffectHook] }] },
    },
    {
      files: [
        'src/api/**',
        'src/payment/**',
        'server/**',
        'scripts/**',
        'tools/**',
        '__tests__/**',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      // Answers are checked where they arrive: src/api/shape.ts reads them, nothing is asserted.
      files: ['src/api/**'],
      rules: { 'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
    },
    {
      // They speak on the terminal.
      files: ['scripts/**', 'tools/**', 'server/start/**', '__tests__/e2e/support/globalSetup.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Tools ask for a default export.
      files: [
        '**/*.config.{js,ts}',
        'webpack/{compileMessages,compileKitchenMessages,droppableComponents,importEachLanguage,subsetTypeface,trustedLocales}.ts',
        'scripts/checks/lintRules.ts',
        'types/**',
        '__tests__/e2e/support/globalSetup.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.{js,cjs,mjs}'],
      rules: every('off', 'typescript', TYPES),
    },
    {
      files: ['**/*.cjs'],
      rules: { 'typescript/no-require-imports': 'off' },
    },
    {
      files: ['__tests__/{src,server,integration,project}/**/*.test.{ts,tsx}'],
      plugins: ['jest'],
      rules: {
        ...every('error', 'jest', JEST),
        // `refused` asserts the status and the envelope of a refusal.
        'jest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', '*.refused'] },
        ],
        'jest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['it.each'] }],
        'project/awaited-sagas': 'error',
      },
    },
    {
      // Jest's matchers, JSON answers and the arguments of a faked fetch are `any` or unions.
      files: ['__tests__/**'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-base-to-string': 'off',
        // What a test needs and does not find fails the test, which is its purpose.
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      files: ['__tests__/e2e/**'],
      jsPlugins: ['eslint-plugin-playwright'],
      rules: {
        ...every('error', 'playwright', PLAYWRIGHT),
        // What every page is checked for stands in functions of the spec.
        'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      },
    },
    {
      files: ['__tests__/src/**/*.test.tsx', '__tests__/integration/**'],
      jsPlugins: ['eslint-plugin-testing-library'],
      rules: {
        ...every('error', 'testing-library', TESTING_LIBRARY),
        'testing-library/await-async-events': ['error', { eventModule: 'userEvent' }],
        'testing-library/no-await-sync-events': ['error', { eventModules: ['fire-event'] }],
        'testing-library/no-dom-import': ['error', 'react'],
      },
    },
  ],
});
