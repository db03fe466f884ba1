import { median } from './figures.ts';

const STEPS = 30_000_000;
const RUNS = 5;

/** Each step needs the one before, so that a processor cannot do two of them at once. */
function scramble(seed: number): number {
  let value = seed;
  for (let step = 0; step < STEPS; step += 1)
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
}

/** Milliseconds that one thread takes for a fixed loop: the speed of the machine at this moment. */
export function yardstick(): number {
  // Kept from run to run: the loop would be optimised away if its result were not used.
  let value = 1;
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    value = scramble(value);
    return performance.now() - started;
  });
  return median(times);
}
