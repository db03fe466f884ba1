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
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
            gap: 1.5,
          }}
        >
          {children}
        </Box>
      </FilterLiveForm>
    </ListContextProvider>
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
