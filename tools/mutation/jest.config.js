import { join } from 'node:path';
import jestConfig from '../../jest.config.js';

const { displayName: _name, ...server } = jestConfig.projects.find(
  ({ displayName }) => displayName === 'server',
);

/** StrykerJS runs one project, and loads its environment itself. */
export default {
  ...server,
  rootDir: join(import.meta.dirname, '../..'),
  runner: join(import.meta.dirname, 'testRunner.cjs'),
  testEnvironment: join(import.meta.dirname, 'environment.cjs'),
};
