import { globSync, readFileSync } from 'node:fs';
import server from './server.config.js';

/** Lines that are tried together: most functions fit in. */
const LINES = 12;
const share = Number(process.env.SHARE ?? 0.1);
const seed = Number(process.env.SEED ?? Date.now() % 100_000);

/** The same numbers from 0 to 1 for the same seed. */
function randomOf(start) {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function rangesOf(file) {
  const last = readFileSync(file, 'utf8').split('\n').length;
  const starts = Array.from({ length: Math.ceil(last / LINES) }, (_, index) => index * LINES + 1);
  return starts.map((start) => `${file}:${start}-${Math.min(start + LINES - 1, last)}`);
}

const random = randomOf(seed);
const mutated = globSync(server.mutate)
  .sort()
  .flatMap(rangesOf)
  .filter(() => random() < share);
console.log(`SEED=${seed} SHARE=${share}: ${mutated.length} ranges of ${LINES} lines`);

/** A part of the server's files, chosen at random: an estimate in minutes where all of them take hours. */
export default {
  ...server,
  mutate: mutated,
  incremental: false,
  tempDirName: '.cache/mutation/sandbox-sample',
  reporters: [...server.reporters, 'progress-append-only'],
  htmlReporter: { fileName: 'reports/mutation-sample.html' },
  concurrency: 2,
  timeoutMS: 60_000,
};
