import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LabelledColumn, Row } from './recordColumns.ts';

interface RecordTableProps<T extends Row> {
  columns: readonly LabelledColumn<T>[];
  records: readonly T[];
}

export function RecordTable<T extends Row>({ columns, records }: RecordTableProps<T>) {
  return (
    <TableContainer component={Card}>
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
