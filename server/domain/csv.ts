import type { Language } from '../../src/contract/languages.ts';
import { translate, type MessageKey } from '../i18n/translate.ts';

/** Excel reads a file without it in the alphabet of its country. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheet programs run cells with these first characters as formulas, and customers can type them. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | null;
export type Column<Row> = readonly [key: MessageKey, cell: (row: Row, language: Language) => Cell];

/** Makes tables of rows, with the names of their columns in the first line. */
export function tableOf<Row>(columns: readonly Column<Row>[]) {
  return (rows: readonly Row[], language: Language): string =>
    toCsv([
      columns.map(([key]) => translate(language, key)),
      ...rows.map((row) => columns.map(([, cell]) => cell(row, language))),
    ]);
}

/** A table as a spreadsheet opens it: RFC 4180, in UTF-8. */
function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
