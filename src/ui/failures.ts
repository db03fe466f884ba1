const resets = new Set<() => void>();

/**
 * Code and texts that are fetched once also keep a failure, so that rendering again does not request
 * them in a loop. Each one registers here how to reset itself.
 */
export function onFailuresReset(reset: () => void): void {
  resets.add(reset);
}

/** From now on, whatever failed to arrive is requested again when it is needed. */
export function resetFailures(): void {
  for (const reset of resets) reset();
  resets.clear();
}

let recovery: () => Promise<void> = () => Promise.resolve();

/** What is tried when code or texts do not arrive, before anybody is told. */
export function recoverWith(recover: () => Promise<void>): void {
  recovery = recover;
}

/** Resolves when the failure has to be shown. */
export const recover = (): Promise<void> => recovery();
