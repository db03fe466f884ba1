/** Whether two values of an answer, or of what is stored, say the same. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
