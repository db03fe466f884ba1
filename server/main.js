import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// JavaScript, as Node would load the compiler that strips types for the first life of the process alone.

/**
 * V8 would let garbage grow to hundreds of megabytes before it frees any: the old part is collected when it has grown
 * by a third, but not while the shop starts, and the young part has one size. Smaller, it would be collected before
 * most requests are answered.
 */
const FLAGS = [
  '--initial-old-space-size=64',
  '--heap-growing-percent=30',
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
];

/**
 * What threads free is kept in arenas, of which glibc would make eight for each core. Given, the limit from which on freed
 * memory goes back to the system does not grow with what was freed once.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Beside the code and not in a folder that others can write: what is kept is run. */
const COMPILED = join(import.meta.dirname, '../.cache/compiled');

// V8 and the allocator read them when a process begins, so it begins once more. Windows has no such call.
if (process.execve !== undefined && !FLAGS.every((flag) => process.execArgv.includes(flag))) {
  const command = [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  const environment = { ...ALLOCATOR, NODE_COMPILE_CACHE: COMPILED, ...process.env };
  process.execve(process.execPath, command, environment);
}
enableCompileCache(COMPILED);
const { runServer } = await import('./start/startServer.ts');
await runServer();
