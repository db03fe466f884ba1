/** Fills a database once, for each file of tests to copy: on the server of TEST_DATABASE_URL a copy is several times faster. */
module.exports = async () => {
  if (process.env.TEST_DATABASE_URL === undefined) return;
  const { createTestDatabase, fillDatabase } = await import('./testDatabase.ts');
  const { db, url, drop } = await createTestDatabase('postgres');
  await fillDatabase(db);
  // A database in use cannot be copied.
  await db.destroy();
  process.env.TEST_DATABASE_TEMPLATE = new URL(url).pathname.slice(1);
  globalThis.dropTemplate = drop;
};
