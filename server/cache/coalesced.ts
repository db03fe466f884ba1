interface Waiting<T, Asked> {
  asked: Asked[];
  reading: Promise<T>;
}

/**
 * Reads once for all who ask before the read begins, which gets what each of them asked for: under load many share one,
 * and nobody gets an answer that is older than the question. Who waits for a read that fails, fails with it.
 */
export function coalesced<T, Asked = void>(
  read: (asked: readonly Asked[]) => Promise<T>,
): (asked: Asked) => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Waiting<T, Asked> | null = null;
  const begin = (asked: readonly Asked[]) => {
    next = null;
    const reading = read(asked);
    running = reading;
    reading.catch(() => {
      running = Promise.resolve();
      next = null;
    });
    return reading;
  };
  const wait = (): Waiting<T, Asked> => {
    const asked: Asked[] = [];
    return { asked, reading: running.then(() => begin(asked)) };
  };
  return (asked) => {
    next ??= wait();
    next.asked.push(asked);
    return next.reading;
  };
}
