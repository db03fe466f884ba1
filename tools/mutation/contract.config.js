import { mutate } from './options.js';

export default mutate('contract', ['src/contract/**/*.ts'], ['src/contract/**/*.test.ts']);
