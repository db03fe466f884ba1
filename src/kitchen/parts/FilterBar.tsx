import Box from '@mui/material/Box';
import { FilterLiveForm } from 'ra-core';
import type { ReactNode } from 'react';

export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <FilterLiveForm>
      <Box
        role="search"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          gap: 1.5,
        }}
      >
        {children}
      </Box>
    </FilterLiveForm>
  );
}
