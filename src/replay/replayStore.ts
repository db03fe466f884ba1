import { configureStore, createAction } from '@reduxjs/toolkit';
import type { WithLanguage } from '../features/language/languageSlice.ts';

/** The moment that the screen shows. */
export const momentShown = createAction<WithLanguage>('replay/momentShown');

/** Holds the state of a moment. Dispatched actions change nothing, and there are no sagas. */
export const createReplayStore = (first: WithLanguage) =>
  configureStore({
    reducer: (state: WithLanguage = first, action): WithLanguage =>
      momentShown.match(action) ? action.payload : state,
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }),
    devTools: false,
  });
