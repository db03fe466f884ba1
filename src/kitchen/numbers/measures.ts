import type { Language } from '../../contract/languages.ts';
import { formatMoney } from '../../i18n/formats.ts';
import type { TextKey } from '../i18n/texts.ts';

/** One of the figures of a row: a column of the table and, with a colour, a bar of the chart. */
export interface Measure<Row> {
  readonly label: TextKey;
  readonly valueOf: (row: Row) => number;
  readonly colour?: string;
  /** Bars with the same name are stacked. */
  readonly stack?: string;
}

/** The unit of a figure. */
export type Unit = 'count' | 'fils';

/** Formatted: "1,204" or "24.500 KD". */
export const formatFigure = (value: number, unit: Unit, language: Language): string =>
  unit === 'fils' ? formatMoney(value, language) : value.toLocaleString('en');

const LEFT_TO_RIGHT = '\u200e';

/** Beside the lines of a chart, where room is scarce; a minus stays before its number. */
export const formatTick = (value: number, unit: Unit): string =>
  LEFT_TO_RIGHT + (unit === 'fils' ? value / 1000 : value).toLocaleString('en');

export const totalOf = <Row>(rows: readonly Row[], { valueOf }: Measure<Row>): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);
