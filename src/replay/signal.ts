/** A signal with one listener at a time. */
export interface Signal<T> {
  tell: (value: T) => void;
  listen: Listen<T>;
}

/** Returns the function that removes the listener. */
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
