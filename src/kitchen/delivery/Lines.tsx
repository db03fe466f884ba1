import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A list of entries, one below the other. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {children}
    </Stack>
  );
}

interface LineProps {
  children: ReactNode;
  /** At the end of the line. */
  action: ReactNode;
}

export function Line({ children, action }: LineProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1.5,
        py: 0.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
        {children}
      </Stack>
      {action}
    </Stack>
  );
}
