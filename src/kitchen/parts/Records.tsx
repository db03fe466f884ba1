import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { useText } from '../i18n/useText.ts';
import { Failure } from './Failure.tsx';
import { PageSteps } from './PageSteps.tsx';
import { RecordCards } from './RecordCards.tsx';
import type { Column, Row } from './recordColumns.ts';
import { RecordTable } from './RecordTable.tsx';
import { Waiting } from './Waiting.tsx';

/** A table on a tablet, cards on a phone, where the first column is the heading of its card. */
export function Records<T extends Row>({ columns }: { columns: readonly Column<T>[] }) {
  const text = useText();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const list = useListContext<T>();
  const error: unknown = list.error;
  const filters = list.filterValues as object;
  if (error != null) return <Failure error={error} retry={() => void list.refetch()} />;
  if (list.data === undefined) return <Waiting />;
  if (list.data.length === 0) {
    return (
      <Card sx={{ p: 4, textAlign: 'center' }}>
        <Typography color="textSecondary">
          {Object.keys(filters).length > 0
            ? text('list.nothingFound')
            : translate(`${resource}.empty`)}
        </Typography>
      </Card>
    );
  }
  const labelled = columns.map((column) => ({
    ...column,
    label: translate(`${resource}.fields.${column.name}`),
  }));
  const Rows = isNarrow ? RecordCards : RecordTable;
  return (
    <>
      <LinearProgress
        aria-label={text('frame.loading')}
        sx={{ mb: -2.5, height: 2, visibility: list.isFetching ? 'visible' : 'hidden' }}
      />
      <Rows columns={labelled} records={list.data} />
      <PageSteps />
    </>
  );
}
