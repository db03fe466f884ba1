import { mutate } from './options.js';

/** The wire schemas are tested through the API, which takes hours. */
const files = ['src/contract/**/*.ts', '!src/contract/wire/**'];

export default mutate('contract', files, ['src/contract/**/*.test.ts']);
