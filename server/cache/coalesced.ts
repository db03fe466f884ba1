import { setImmediate as endOfTurn } from 'node:timers/promises';

interface Waiting<T, Asked> {
  asked: Asked[];
  reading: Promise<T>;
}

/**
 * Shares one read among all callers that ask before it begins; the read gets what each of them asked for. Under load
 * many callers share a read, and no caller gets an answer that is older than its question. When a read fails, all its
 * callers fail.
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
    // The requests that have arrived together are handled in one turn: all of them join.
    const reading = running.then(() => endOfTurn()).then(() => begin(asked));
    return { asked, reading };
  };
  return (asked) => {
    next ??= wait();
    next.asked.push(asked);
    return next.reading;
  };
}
