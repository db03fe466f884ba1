/**
 * A setting of a session. An index is told by its first reader which entries lead to deleted rows; a bitmap goes to all
 * of them each time, until the next vacuum, which the embedded database never has.
 */
export const NO_BITMAPS = 'enable_bitmapscan=off';
