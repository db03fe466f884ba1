/** Loaded before the server (`--import`): makes the jobs, which send mails, run every second. */
const ROUND_MS = 15_000;
const SHORT_ROUND_MS = 1000;
const wait = globalThis.setTimeout;

const waitLess = (work: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
  wait(work, ms === ROUND_MS ? SHORT_ROUND_MS : ms, ...values);
globalThis.setTimeout = Object.assign(waitLess, wait) as typeof setTimeout;
