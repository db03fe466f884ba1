/**
 * Creating and filling a database, or a typeface, takes seconds on a busy machine, and more than a minute on a slow
 * one.
 */
jest.setTimeout(300_000);

/** Fastify seeks the file of each plugin that has no name among all modules that Jest has loaded: 4 % of these tests. */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
});

/** The real cost, of 2,000 logins: 45 s of a core. Tests of the cost itself take it back with `jest.unmock`. */
jest.mock('../../server/domain/passwordCost.ts', () => ({
  PASSWORD_COST: { memory: 8, passes: 1, parallelism: 1 },
}));
