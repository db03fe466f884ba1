/** One request or statement, made again and again: what it takes in milliseconds. */
export interface Timed {
  name: string;
  /** Fewer where the shop limits a customer's calls. */
  times?: number;
  run: () => Promise<number>;
}

const WARM_UP = 5;
const TIMES = 50;

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Median and 95th percentile, as text. */
export async function measure({ times = TIMES, run }: Timed): Promise<string> {
  for (let count = 0; count < WARM_UP; count += 1) await run();
  const taken: number[] = [];
  for (let count = 0; count < times; count += 1) taken.push(await run());
  taken.sort((one, other) => one - other);
  const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)}, ${at(0.95)}`;
}
