import Box from '@mui/material/Box';
import { FilterLiveForm, ListContextProvider, useListContext } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useKitchen } from '../useKitchen.ts';

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
 * What is typed is searched for half a second later. By then a link may have been followed while this
 * list still stands, as the next page is on its way: to set a filter then would lead back.
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
