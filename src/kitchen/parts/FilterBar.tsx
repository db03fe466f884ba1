import Box from '@mui/material/Box';
import { FilterLiveForm, ListContextProvider, useListContext } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useKitchen } from '../kitchen.ts';

export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <ListContextProvider value={useListThatMayBeLeft()}>
      <FilterLiveForm>
        <Box
          role="search"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 188px), 1fr))',
            gap: 1.5,
          }}
        >
          {children}
        </Box>
      </FilterLiveForm>
    </ListContextProvider>
  );
}

/** Two filters that are read together, such as a first and a last day: beside each other where two have room. */
export function FilterPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridColumn: { sm: 'span 2' },
        gridTemplateColumns: { sm: 'subgrid' },
        gap: 1.5,
      }}
    >
      {children}
    </Box>
  );
}

/**
 * The search starts half a second after the last input. A link may have been followed by then, while this list is
 * still shown: setting a filter would navigate back.
 */
function useListThatMayBeLeft() {
  const list = useListContext();
  const { window } = useKitchen();
  const { pathname } = useLocation();
  const here = useHref(pathname);
  const { setFilters } = list;
  return useMemo(
    () => ({
      ...list,
      setFilters: (...change: Parameters<typeof setFilters>) => {
        if (window.location.pathname === here) setFilters(...change);
      },
    }),
    [list, setFilters, window, here],
  );
}
