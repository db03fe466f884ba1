import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { formatFigure, type Measure, type Unit } from './measures.ts';

interface FiguresTableProps<Row> {
  title: string;
  /** The heading of its first column. */
  heading: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  measures: readonly Measure<Row>[];
  unit: Unit;
}

/** The exact figures of a chart, also for people who cannot see it. */
export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { title, heading, rows, nameOf, measures, unit } = props;
  const text = useText();
  const language = useLanguage();
  return (
    <Box component="details">
      <Typography component="summary" sx={{ cursor: 'pointer', py: 1.25, width: 'fit-content' }}>
        {text('numbers.asTable')}
      </Typography>
      {/* It scrolls where the window is narrow, by keyboard too. */}
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={text('numbers.scrolls', { title })}
        sx={{ maxHeight: 420 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {[heading, ...measures.map(({ label }) => text(label))].map((label) => (
                <TableCell key={label} scope="col">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={nameOf(row)}>
                <TableCell component="th" scope="row">
                  {nameOf(row)}
                </TableCell>
                {measures.map(({ label, valueOf }) => (
                  <TableCell key={label}>
                    <bdi>{formatFigure(valueOf(row), unit, language)}</bdi>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
