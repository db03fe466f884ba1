import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Persisted: the screens with unsaved work, by a name that each chooses. */
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
    allCleared: (): UnsavedState => ({}),
  },
});

export const {
  marked: unsavedMarked,
  cleared: unsavedCleared,
  allCleared: allUnsavedCleared,
} = unsavedSlice.actions;
export const unsavedReducer = unsavedSlice.reducer;

export interface WithUnsaved {
  unsaved: UnsavedState;
}
export const selectHasUnsaved = (state: WithUnsaved) => Object.keys(state.unsaved).length > 0;
