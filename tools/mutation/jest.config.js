import { join } from 'node:path';
import jestConfig from '../../jest.config.js';

const { displayName: _name, ...server } = jestConfig.projects.find(
  ({ displayName }) => displayName === 'server',
);

/** StrykerJS runs one project, and loads its environment by itself. */
export default {
  ...server,
  rootDir: join(import.meta.dirname, '../..'),
  testEnvironment: join(import.meta.dirname, '../../__tests__/support/serverEnvironment.cjs'),
};
