/** One request or statement, made again and again: what it takes in milliseconds. */
export interface Timed {
  name: string;
  /** Fewer where the shop limits a customer's calls. */
  times?: number;
  run: () => Promise<number>;
}

const WARM_UP = 5;
const TIMES = 50;
/** From its sixth run on, PostgreSQL may have another plan for a prepared statement. */
const RUNS_TO_SETTLE = 7;

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Made again and again, with nothing around it that is not timed. */
export const call = (name: string, work: () => Promise<unknown>, times?: number): Timed => ({
  name,
  ...(times === undefined ? {} : { times }),
  run: () => timed(work),
});

export async function settle({ run }: Timed): Promise<void> {
  for (let count = 0; count < RUNS_TO_SETTLE; count += 1) await run();
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
