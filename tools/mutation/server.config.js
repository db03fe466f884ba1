import { mutate } from './options.js';

export default {
  ...mutate(
    'server',
    ['server/{payments,domain}/**/*.ts', 'src/contract/{wire,staff}/**/*.ts'],
    ['server/{payments,domain,routes,staff,mail}/**/*.test.ts', 'server/http/formChecks.test.ts'],
  ),
  // A constant of a module would be tried with every test there is.
  ignoreStatic: true,
};
