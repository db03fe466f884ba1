import { REHYDRATE } from 'redux-persist';
import type { RecordedAction } from '../recorder/recording.ts';
import { slicesOf } from './persistence.ts';
import { rootReducer, type RootState } from './rootReducer.ts';

/** The shop's reducer for recorded actions: stored slices come in with the rehydration action. */
export function recordedReducer(state: Partial<RootState>, action: RecordedAction): RootState {
  const reduced = rootReducer(state, action);
  return action.type === REHYDRATE ? { ...reduced, ...slicesOf(action.payload) } : reduced;
}
