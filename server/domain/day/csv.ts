/** Excel reads a file without it in the alphabet of its country. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins so is a formula to a spreadsheet, whoever typed it. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | null;

/** A table as a spreadsheet opens it: RFC 4180, in UTF-8. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
