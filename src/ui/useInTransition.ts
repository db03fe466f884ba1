import { startTransition, useEffect, useState } from 'react';

/**
 * A value of the store as it was shown last: what a new one renders follows in short tasks, once the press has been
 * answered. React Redux alone would render it within the press.
 */
export function useInTransition<Value extends string | boolean | object | null>(
  value: Value,
): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => startTransition(() => setShown(value)), [value]);
  return shown;
}
