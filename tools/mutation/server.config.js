import { mutate } from './options.js';

export default {
  ...mutate(
    'server',
    ['server/payments/**/*.ts', 'server/domain/**/*.ts', 'src/contract/wire/**/*.ts'],
    ['server/{payments,domain,routes}/**/*.test.ts'],
  ),
  // A constant of a module would be tried with every test there is.
  ignoreStatic: true,
};
