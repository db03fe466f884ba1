import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectHasTypedDrafts, type WithDrafts } from '../drafts/draftsSlice.ts';

/** The forms on the screen that hold something typed and not saved, by a name of each. */
type UnsavedState = Readonly<Record<string, true>>;

const initialState: UnsavedState = {};

const unsavedSlice = createSlice({
  name: 'unsaved',
  initialState,
  reducers: {
    marked: (state, { payload }: PayloadAction<string>): UnsavedState => ({
      ...state,
      [payload]: true,
    }),
    cleared: (state, { payload }: PayloadAction<string>): UnsavedState =>
      Object.fromEntries(Object.entries(state).filter(([key]) => key !== payload)),
  },
});

export const { marked: unsavedMarked, cleared: unsavedCleared } = unsavedSlice.actions;
export const unsavedReducer = unsavedSlice.reducer;

interface WithUnsaved extends WithDrafts {
  unsaved: UnsavedState;
}

/** Whether this tab has unsaved input: in a visible form, or as a draft. */
export const selectHasUnsaved = (state: WithUnsaved): boolean =>
  Object.keys(state.unsaved).length > 0 || selectHasTypedDrafts(state);
