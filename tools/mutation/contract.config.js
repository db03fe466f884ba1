import { mutate } from './options.js';

/** Only the API's tests exercise the wire schemas and the staff's rules: see server.config.js. */
const files = ['src/contract/**/*.ts', '!src/contract/{wire,staff}/**'];

export default mutate('contract', files, ['src/contract/**/*.test.ts']);
