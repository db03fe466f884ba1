import type { History } from 'history';
import { useSelector } from 'react-redux';
import { Router } from 'react-router-dom';
import type { ReactNode } from 'react';
import { selectLocation } from '../routing/routerSlice.ts';

/** Links go through the browser's history; what is shown comes from the store alone. */
export function StoreRouter({ history, children }: { history: History; children: ReactNode }) {
  const location = useSelector(selectLocation);
  return (
    <Router location={location} navigator={history}>
      {children}
    </Router>
  );
}
