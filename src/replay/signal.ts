/** Tells one listener, which may change. */
export interface Signal<T> {
  tell: (value: T) => void;
  listen: Listen<T>;
}

/** Until what it answers is called. */
export type Listen<T> = (listener: (value: T) => void) => () => void;

export function createSignal<T>(): Signal<T> {
  let current: ((value: T) => void) | null = null;
  return {
    tell: (value) => current?.(value),
    listen: (listener) => {
      current = listener;
      return () => {
        if (current === listener) current = null;
      };
    },
  };
}
