/** Fills a database once, for each file of tests to copy: on the server of TEST_DATABASE_URL a copy is several times faster. */
module.exports = async () => {
  if (process.env.TEST_DATABASE_URL === undefined) return;
  const { shareFilledDatabase } = await import('./testDatabase.ts');
  globalThis.dropTemplate = await shareFilledDatabase();
};
