/** A quarter of a year, so that the figures of a large shop come within a second. */
export const NUMBERS_AT_MOST = 92;
