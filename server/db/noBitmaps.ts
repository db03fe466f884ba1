/**
 * A session setting. An index scan marks entries that lead to deleted rows, so that later scans skip them. A bitmap
 * scan visits those rows each time until the next vacuum, which the embedded database never has.
 */
export const NO_BITMAPS = 'enable_bitmapscan=off';
