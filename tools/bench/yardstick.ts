import { median } from './figures.ts';

const RUNS = 5;
const STEPS = 30_000_000;
/** Cells of four bytes: together more than the caches of a core hold. */
const CELLS = 4_194_304;
const JUMPS = 2_000_000;
const NANOSECONDS = 1_000_000;

/** Each step needs the one before, so that a processor cannot do two of them at once. */
const scrambled = (seed: number) => (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;

function scramble(seed: number): number {
  let value = seed;
  for (let step = 0; step < STEPS; step += 1) value = scrambled(value);
  return value;
}

/** A way through all cells in an order that no cache can guess (Sattolo's shuffle): each cell names the next one. */
function layWay(): Uint32Array {
  const next = Uint32Array.from({ length: CELLS }, (_, cell) => cell);
  let random = 1;
  for (let last = CELLS - 1; last > 0; last -= 1) {
    random = scrambled(random);
    const other = (random >>> 0) % last;
    const kept = next[last] ?? 0;
    next[last] = next[other] ?? 0;
    next[other] = kept;
  }
  return next;
}

function follow(way: Uint32Array, start: number): number {
  let cell = start;
  for (let jump = 0; jump < JUMPS; jump += 1) cell = way[cell] ?? 0;
  return cell;
}

/** The median of a few runs, in milliseconds. Each gets the result of the one before: unused, it would be optimised away. */
function time(run: (value: number) => number): number {
  let value = 1;
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    value = run(value);
    return performance.now() - started;
  });
  return median(times);
}

/** Milliseconds that one thread takes for a fixed loop: the speed of the processor at this moment. */
export const yardstick = (): number => time(scramble);

/**
 * Nanoseconds until the memory answers. Programs of other machines on the same processor use its caches and memory
 * too: pages have taken twice as long while the other yardstick said the same.
 */
export function memoryYardstick(): number {
  const way = layWay();
  return (time((cell) => follow(way, cell)) * NANOSECONDS) / JUMPS;
}
