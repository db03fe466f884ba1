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
