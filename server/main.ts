import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// V8 would let garbage grow to hundreds of megabytes before it frees any: the young part stays small, and the
// old one is collected when it has grown by a third.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=30');
// Beside the code and not in a folder that others can write: what is kept is run.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
await import('./start/run.ts');
