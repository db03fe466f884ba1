/** A value that React can follow. */
export interface Observable<T> {
  read: () => T;
  subscribe: (listener: () => void) => () => void;
}

export interface Changeable<T> extends Observable<T> {
  write: (value: T) => void;
}

export function observable<T>(first: T): Changeable<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
  };
}
