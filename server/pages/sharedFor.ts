/** Makes a value at most once in so many milliseconds, for all who ask for it. A failure is not kept. */
export function sharedFor<T>(
  ms: number,
  now: () => number,
  make: () => Promise<T>,
): () => Promise<T> {
  let known: { until: number; value: Promise<T> } | null = null;
  return () => {
    if (known !== null && known.until > now()) return known.value;
    const value = make();
    known = { until: now() + ms, value };
    value.catch(() => {
      known = null;
    });
    return value;
  };
}
