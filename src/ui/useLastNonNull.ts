import { useState } from 'react';

/** The last value that was there: what a closing dialog goes on showing. */
export function useLastNonNull<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
