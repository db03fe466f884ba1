import type { Reducer } from '@reduxjs/toolkit';
import { FLUSH, PERSIST } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

/**
 * redux-persist works through functions that its actions carry. Those of a recorded session have
 * lost them, and a session that is only replayed must neither read the storage nor start it again.
 */
export function replayable<S>(
  reducer: Reducer<S & PersistPartial>,
  version: number,
): Reducer<S & PersistPartial> {
  let isStarted = false;
  return (state, action) => {
    if (state !== undefined && action.type === PERSIST && isStarted) {
      return { ...state, _persist: { version, rehydrated: false } };
    }
    if (action.type === PERSIST) isStarted = true;
    if (state !== undefined && action.type === FLUSH && !carriesResult(action)) return state;
    return reducer(state, action);
  };
}

const carriesResult = (action: object) => 'result' in action && typeof action.result === 'function';
