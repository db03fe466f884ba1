import { startTransition, useEffect, useState } from 'react';

/**
 * The last rendered value of the store: rendering a new one follows in short tasks, after the click was painted.
 * React Redux alone would render it within the click.
 */
export function useInTransition<Value extends string | boolean | object | null>(
  value: Value,
): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => startTransition(() => setShown(value)), [value]);
  return shown;
}
