import { BarChart } from '@mui/x-charts/BarChart';
import { languages } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { RowNames, TickLabel, tickOfRow } from './TickLabel.tsx';
import { formatFigure, formatTick, type Measure, type Unit } from './measures.ts';

const HEIGHT = 260;
const ROW_HEIGHT = 34;
/** The height of the legend and of the numbers below the bars. */
const AROUND = 80;
/** The width of the labels beside horizontal bars. */
const NAMES = 176;
const NUMBERS = 48;
/** Below the bars: on a mirrored axis the library itself lets them overlap. */
const LABELS = 4;
const MARGIN = { top: 12, right: 8, bottom: 0, left: 8 };

interface ChartProps<Row> {
  rows: readonly Row[];
  /** The label of a row, below or beside its bars. */
  nameOf: (row: Row) => string;
  /** The same for its place below the bars, where there is less room. */
  tickOf?: (row: Row) => string;
  measures: readonly Measure<Row>[];
  unit: Unit;
  /** Long names have room beside bars that lie. */
  isLying?: boolean;
}

/** In right-to-left text the days run from right to left, and the axis is on the right. */
export function Chart<Row>(props: ChartProps<Row>) {
  const { rows, nameOf, tickOf = nameOf, measures, unit, isLying = false } = props;
  const text = useText();
  const language = useLanguage();
  const isRtl = languages[language].direction === 'rtl';
  const position = isRtl ? ('right' as const) : ('left' as const);
  const names = {
    scaleType: 'band' as const,
    data: rows.map((_row, index) => index),
    ...(!isLying && {
      tickLabelInterval: (_tick: number, index: number) =>
        index % Math.ceil(rows.length / LABELS) === 0,
    }),
    valueFormatter(index: number, { location }: { location: string }) {
      const row = rows[index];
      if (row === undefined) return '';
      if (location !== 'tick') return nameOf(row);
      return isLying ? tickOfRow(index) : tickOf(row);
    },
  };
  const values = {
    ...(unit === 'count' && { tickMinStep: 1 }),
    valueFormatter: (value: number) => formatTick(value, unit),
  };
  return (
    <RowNames value={rows.map(nameOf)}>
      <BarChart
        skipAnimation
        slots={{ axisTickLabel: TickLabel }}
        height={isLying ? rows.length * ROW_HEIGHT + AROUND : HEIGHT}
        margin={MARGIN}
        layout={isLying ? 'horizontal' : 'vertical'}
        xAxis={[{ ...(isLying ? values : names), reverse: isRtl }]}
        yAxis={[
          {
            ...(isLying ? { ...names, width: NAMES } : { ...values, width: NUMBERS }),
            position,
          },
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
                  valueFormatter: (value: number | null) =>
                    formatFigure(value ?? 0, unit, language),
                  ...(stack !== undefined && { stack }),
                },
              ],
        )}
      />
    </RowNames>
  );
}
