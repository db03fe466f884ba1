import type { Action } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../src/app/rootReducer.ts';

/** The state that these events lead to. */
export function stateAfter(...actions: readonly Action[]): RootState {
  return actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: '@@INIT' }));
}
