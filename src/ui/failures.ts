const forgotten = new Set<() => void>();

/**
 * What is fetched once, code and texts, keeps its failure: a screen that reads it again must not
 * fetch in a circle. It says here how to begin anew.
 */
export function onForgotten(beginAnew: () => void): void {
  forgotten.add(beginAnew);
}

/** From now on, what did not arrive is fetched anew when it is needed. */
export function forgetFailures(): void {
  for (const beginAnew of forgotten) beginAnew();
  forgotten.clear();
}
