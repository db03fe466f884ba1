import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactListProps {
  /** A fact without a value is left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** A list of labels and values. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box component="dl" sx={look}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Box>
  );
}

const look = {
  m: 0,
  display: 'grid',
  gap: 0.75,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '6.5em 1fr', sm: '8.5em 1fr' },
    gap: 1.5,
    alignItems: 'baseline',
  },
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};
