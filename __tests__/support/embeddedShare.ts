import { globSync, readFileSync } from 'node:fs';

/**
 * A shard, such as 2/20, of the API's test files whose outcome depends on the database. The others use no database,
 * or one of their own.
 */
export function embeddedShare(shard: string): string[] {
  const [which, count] = shard.split('/').map(Number);
  const files = globSync('__tests__/server/**/*.test.ts')
    .filter((file) => /\bdescribeOnDatabases\(/.test(readFileSync(file, 'utf8')))
    .toSorted();
  const share = files.filter((_, index) => index % Number(count) === Number(which) - 1);
  // Jest takes an empty list for every file.
  if (share.length === 0) throw new Error(`EMBEDDED_SHARD=${shard} names no file`);
  return share;
}
