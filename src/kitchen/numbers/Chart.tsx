import { BarChart } from '@mui/x-charts/BarChart';
import { languages } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { formatFigure, formatTick, type Measure, type Unit } from './measures.ts';

const HEIGHT = 260;
const ROW_HEIGHT = 34;
/** Of the legend and the numbers below the bars. */
const AROUND = 80;
/** Of the names beside lying bars. */
const NAMES = 150;
const NUMBERS = 48;

export interface ChartProps<Row> {
  title: string;
  rows: readonly Row[];
  /** What a row is called below or beside its bars. */
  nameOf: (row: Row) => string;
  measures: readonly Measure<Row>[];
  unit: Unit;
  /** Long names have room beside bars that lie. */
  isLying?: boolean;
}

/** Where text runs from the right, days do too, and names and numbers stand there. */
export function Chart<Row>({
  title,
  rows,
  nameOf,
  measures,
  unit,
  isLying = false,
}: ChartProps<Row>) {
  const text = useText();
  const language = useLanguage();
  const isRtl = languages[language].direction === 'rtl';
  const position = isRtl ? ('right' as const) : ('left' as const);
  const names = { scaleType: 'band' as const, data: rows.map(nameOf) };
  const values = { valueFormatter: (value: number) => formatTick(value, unit) };
  return (
    <BarChart
      title={title}
      height={isLying ? rows.length * ROW_HEIGHT + AROUND : HEIGHT}
      layout={isLying ? 'horizontal' : 'vertical'}
      xAxis={[{ ...(isLying ? values : names), reverse: isRtl }]}
      yAxis={[
        { ...(isLying ? { ...names, width: NAMES } : { ...values, width: NUMBERS }), position },
      ]}
      grid={isLying ? { vertical: true } : { horizontal: true }}
      series={measures.flatMap(({ label, valueOf, colour, stack }) =>
        colour === undefined
          ? []
          : [
              {
                data: rows.map(valueOf),
                label: text(label),
                color: colour,
                valueFormatter: (value: number | null) => formatFigure(value ?? 0, unit, language),
                ...(stack !== undefined && { stack }),
              },
            ],
      )}
    />
  );
}
