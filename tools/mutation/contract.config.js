import { mutate } from './options.js';

/** The wire schemas are tried by the tests of the API, which take hours. */
const files = ['src/contract/**/*.ts', '!src/contract/wire/**'];

export default mutate('contract', files, ['src/contract/**/*.test.ts']);
