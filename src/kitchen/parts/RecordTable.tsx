import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useResourceContext, useTranslate } from 'ra-core';
import type { LabelledColumn, Row } from './recordColumns.ts';

interface RecordTableProps<T extends Row> {
  columns: readonly LabelledColumn<T>[];
  records: readonly T[];
}

export function RecordTable<T extends Row>({ columns, records }: RecordTableProps<T>) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    // It scrolls where the window is narrow, by keyboard too.
    <TableContainer
      component={Card}
      tabIndex={0}
      role="region"
      aria-label={translate(`${resource}.name`)}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ name, label }) => (
              <TableCell key={name} scope="col">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id} hover>
              {columns.map(({ name, show }) => (
                <TableCell key={name}>{show(record)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
