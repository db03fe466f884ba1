import { REHYDRATE } from 'redux-persist';
import type { RecordedAction } from '../recorder/recording.ts';
import { slicesOf } from './persistence.ts';
import { rootReducer, type RootState } from './rootReducer.ts';

/** What the shop made of an action when it was recorded: what was stored came in with one of them. */
export function recordedReducer(state: Partial<RootState>, action: RecordedAction): RootState {
  const reduced = rootReducer(state, action);
  return action.type === REHYDRATE ? { ...reduced, ...slicesOf(action.payload) } : reduced;
}
