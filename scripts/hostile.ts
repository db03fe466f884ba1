import { run } from './checks/run.ts';

/** Many more hostile inputs than `npm test` takes, from a seed of their own: `npm run hostile -- 5000 42`. */
const [inputs = '3000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const { passed } = await run(
  'jest',
  ['--selectProjects', 'server', '--verbose', '--testTimeout', '3600000', 'hostileInput'],
  { env: { HOSTILE_INPUTS: inputs, HOSTILE_SEED: seed }, live: true },
);
process.exitCode = passed ? 0 : 1;
