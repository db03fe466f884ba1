import type { NumbersQuery } from '../../contract/wire/staff/numbers.ts';
import { formatDay } from '../../i18n/formats.ts';
import type { FiguresRequest } from '../api/numbers.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Totals } from '../parts/Totals.tsx';
import { Chart } from './Chart.tsx';
import { Figures } from './Figures.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { formatFigure, totalOf, type Measure, type Unit } from './measures.ts';

interface DayFiguresProps<Row> {
  name: string;
  title: string;
  hint?: string;
  dates: NumbersQuery;
  request: FiguresRequest<Row>;
  measures: readonly Measure<Row>[];
  unit?: Unit;
}

/** Figures of each day: their sum, a chart, and the same as a table. */
export function DayFigures<Row extends { date: string }>(props: DayFiguresProps<Row>) {
  const { measures, unit = 'count', ...figures } = props;
  const text = useText();
  const language = useLanguage();
  const nameOf = ({ date }: Row) => formatDay(date, language);
  return (
    <Figures
      {...figures}
      isNothing={(rows) => measures.every(({ valueOf }) => rows.every((row) => valueOf(row) === 0))}
    >
      {(rows) => (
        <>
          <Totals
            totals={measures.map((measure) => [
              text(measure.label),
              formatFigure(totalOf(rows, measure), unit, language),
            ])}
          />
          <Chart
            rows={rows}
            nameOf={nameOf}
            tickOf={({ date }) => formatDay(date, language, { day: 'numeric', month: 'short' })}
            measures={measures}
            unit={unit}
          />
          <FiguresTable
            title={props.title}
            rows={rows}
            heading={text('numbers.date')}
            nameOf={nameOf}
            measures={measures}
            unit={unit}
          />
        </>
      )}
    </Figures>
  );
}
