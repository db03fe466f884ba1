const resets = new Set<() => void>();

/**
 * Code and texts that are fetched once also cache a failure, so that rendering again does not request them in a loop.
 * Each one registers here how to reset itself.
 */
export function onFailuresReset(reset: () => void): void {
  resets.add(reset);
}

/** Makes everything that failed to load be requested again when it is needed. */
export function resetFailures(): void {
  for (const reset of resets) reset();
  resets.clear();
}

let recovery: () => Promise<void> = () => Promise.resolve();

/** The retries before a failure of code or texts is shown. */
export function recoverWith(recover: () => Promise<void>): void {
  recovery = recover;
}

/** Resolves when the failure has to be shown. */
export const recover = (): Promise<void> => recovery();
