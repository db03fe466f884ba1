import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NumbersQuery } from '../../contract/wire/staff/numbers.ts';
import type { FiguresRequest } from '../api/numbers.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useDownload } from '../api/useDownload.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Section } from '../parts/Section.tsx';
import { Waiting } from '../parts/Waiting.tsx';

interface FiguresProps<Row> {
  /** The path of its calls. */
  name: string;
  title: string;
  /** The measured values. */
  hint?: string;
  dates: NumbersQuery;
  request: FiguresRequest<Row>;
  isNothing: (rows: readonly Row[]) => boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A section of figures with a load, a failure and a download of its own. */
export function Figures<Row>(props: FiguresProps<Row>) {
  const { name, title, hint, dates, request, isNothing, children } = props;
  const text = useText();
  const { answer, error, retry } = useAnswer(request(dates));
  return (
    <Section title={title}>
      {hint !== undefined && <Typography color="textSecondary">{hint}</Typography>}
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && answer === undefined && <Waiting />}
      {answer && isNothing(answer.items) && (
        <Typography color="textSecondary">{text('numbers.none')}</Typography>
      )}
      {answer && !isNothing(answer.items) && (
        <>
          {children(answer.items)}
          <SaveTable name={name} title={title} dates={dates} />
        </>
      )}
    </Section>
  );
}

function SaveTable({
  name,
  title,
  dates: { from, to },
}: Pick<FiguresProps<never>, 'name' | 'title' | 'dates'>) {
  const text = useText();
  const table = useDownload(
    `numbers/${name}.csv?from=${from}&to=${to}`,
    `${name}-${from}-${to}.csv`,
  );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={table.isRunning}
        loadingPosition="start"
        aria-label={text('numbers.csvOf', { title })}
        onClick={table.run}
        sx={{ justifySelf: 'start' }}
      >
        {text('numbers.csv')}
      </Button>
      {table.error !== null && <Failure error={table.error} />}
    </>
  );
}
