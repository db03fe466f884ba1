import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LabelledColumn, Row } from './recordColumns.ts';

interface RecordCardsProps<T extends Row> {
  columns: readonly LabelledColumn<T>[];
  records: readonly T[];
}

export function RecordCards<T extends Row>({ columns, records }: RecordCardsProps<T>) {
  const [heading, ...others] = columns;
  return (
    <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
      {records.map((record) => (
        <Card key={record.id} component="li" sx={{ p: 2 }}>
          <Typography variant="h2" component="div" sx={{ mb: 1 }}>
            {heading?.show(record)}
          </Typography>
          <Box component="dl" sx={facts}>
            {others.map(({ name, label, show }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{show(record)}</dd>
              </div>
            ))}
          </Box>
        </Card>
      ))}
    </Stack>
  );
}

const facts = {
  m: 0,
  display: 'grid',
  gap: 0.75,
  // What has no value here, such as an order without a decision to make.
  '& > div:has(> dd:empty)': { display: 'none' },
  '& > div': { display: 'grid', gridTemplateColumns: '6.5em 1fr', gap: 1, alignItems: 'baseline' },
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
};
