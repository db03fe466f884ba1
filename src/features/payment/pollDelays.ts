const FIRST_DELAYS_MS = [1000, 1500, 2000, 3000, 4000];
const LATER_DELAY_MS = 5000;
const LATER_POLLS = 21;

/** The pauses between asking for the bank's answer: close together at first, two minutes in all. */
export const POLL_DELAYS_MS: readonly number[] = [
  ...FIRST_DELAYS_MS,
  ...Array.from({ length: LATER_POLLS }, () => LATER_DELAY_MS),
];

/** All of them together, as customers count. */
export const POLL_MINUTES = Math.ceil(
  POLL_DELAYS_MS.reduce((sum, delay) => sum + delay, 0) / 60_000,
);
