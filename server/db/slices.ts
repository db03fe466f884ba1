/** A statement holds 65,535 parameters; the widest of the rows that are inserted by so many has eleven. */
const ROWS_A_STATEMENT = 2_000;

/** Rows to insert, as many at once as one statement takes. */
export function slices<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  );
}
