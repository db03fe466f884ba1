/**
 * Reads once for all who ask before the read begins: under load many share one, and nobody gets an
 * answer that is older than the question. Who waits for a read that fails, fails with it.
 */
export function readTogether<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  const begin = () => {
    next = null;
    const reading = read();
    running = reading;
    reading.catch(() => {
      running = Promise.resolve();
      next = null;
    });
    return reading;
  };
  return () => (next ??= running.then(begin));
}
