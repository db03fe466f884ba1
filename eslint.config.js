import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

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

const banned = (names, message) => names.map((name) => ({ name, message }));
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
const restrictImports = (...paths) => ['error', { paths }];

/** expectSaga passes whatever it asserts unless somebody waits for it: runSaga does. */
const awaitedSagas = {
  selector:
    "CallExpression[callee.property.name=/^(run|silentRun)$/] CallExpression[callee.name='expectSaga']",
  message: 'Use runSaga, which waits for the saga.',
};

export default tseslint.config(
  { ignores: ['dist/', 'dist-renderer/', 'data/', 'coverage/', '.cache/', 'reports/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A saga waits in `while (true)`.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // Fastify's plugins and many fakes are asynchronous by contract, whatever they do.
      '@typescript-eslint/require-await': 'off',
      // Entries of a keyed slice leave their immer draft this way.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // What a library reported as unknown is thrown on as it is.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      // Numbers in a text are the rule here (ids, paths), and safe.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => dispatch(x)` and `() => setOpen(true)` are handlers, not confusion.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React's handlers take no promise; those that start one say `void`.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: true } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-restricted-imports': restrictImports(typedEffectsOnly),
      'no-restricted-globals': ['error', ...noNetwork],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Names are exported, not defaults.' },
        {
          selector: 'ExportAllDeclaration',
          message: 'A name is imported from where it is written.',
        },
      ],
      // `!= null` asks for a React node that is there.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // `ref` is a plain prop of a field since React 19; the rule takes all its props for a ref's value.
    files: ['src/ui/*Field.tsx'],
    rules: { 'react-hooks/refs': 'off' },
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
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictImports(typedEffectsOnly, noEffectHook),
    },
  },
  {
    // The rule overflows the stack on Formik's generic types.
    files: ['src/forms/**', 'src/components/**'],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  {
    files: ['src/api/**', 'src/payment/**', 'server/**', 'scripts/**', 'tools/**', '__tests__/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // Answers are checked where they arrive: src/api/shape.ts reads them, nothing is asserted.
    files: ['src/api/**'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
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
      'webpack/{compileMessages,compileKitchenMessages,droppableComponents,subsetTypeface}.ts',
      'types/**',
      '__tests__/e2e/support/globalSetup.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['__tests__/**/*.test.{ts,tsx}'],
    ignores: ['__tests__/e2e/**'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/no-focused-tests': 'error',
      'jest/no-disabled-tests': 'error',
      // `refused` asserts the status and the envelope of a refusal.
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', '*.refused'] }],
      'jest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['it.each'] }],
      'no-restricted-syntax': ['error', awaitedSagas],
    },
  },
  {
    // Jest's matchers, JSON answers and the arguments of a faked fetch are `any` or unions.
    files: ['__tests__/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      // What a test needs and does not find fails the test, which is its purpose.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['__tests__/e2e/**'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // What every page is checked for stands in functions of the spec.
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      // Some expectations depend on the language of the project.
      'playwright/no-conditional-in-test': 'off',
    },
  },
  {
    files: ['__tests__/src/**/*.test.tsx', '__tests__/integration/**'],
    ...testingLibrary.configs['flat/react'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // Our own set-up functions give back more than the view.
      'testing-library/render-result-naming-convention': 'off',
      // What a link or a drawing shows is read from its node where no role names it.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
    },
  },
);
