import { configureStore, createAction } from '@reduxjs/toolkit';
import type { WithLanguage } from '../features/language/languageSlice.ts';

/** The moment that the screen shows. */
export const momentShown = createAction<WithLanguage>('replay/momentShown');

/** Holds the state of a moment. What the screen dispatches changes nothing, and no saga hears it. */
export const createReplayStore = (first: WithLanguage) =>
  configureStore({
    reducer: (state: WithLanguage = first, action): WithLanguage =>
      momentShown.match(action) ? action.payload : state,
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }),
    devTools: false,
  });
