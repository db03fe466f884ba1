import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SampleDay } from '../../api/packages.ts';
import { loadReducers, loaded, loading, notLoaded, type LoadState } from '../../saga/request.ts';

interface SampleWeekState extends LoadState {
  /** The package of the week. */
  categoryId: number | null;
  /** Delivered days from Sunday; those of the last choices while others are loaded. */
  days: SampleDay[];
}

const initialState: SampleWeekState = { ...notLoaded, categoryId: null, days: [] };

const sampleWeekSlice = createSlice({
  name: 'sampleWeek',
  initialState,
  reducers: {
    ...loadReducers<SampleWeekState>(),
    requested: (state, { payload }: PayloadAction<{ categoryId: number }>): SampleWeekState => ({
      ...loading,
      categoryId: payload.categoryId,
      days: state.categoryId === payload.categoryId ? state.days : [],
    }),
    loaded: (state, { payload }: PayloadAction<{ days: SampleDay[] }>): SampleWeekState => ({
      ...state,
      ...loaded,
      days: payload.days,
    }),
  },
});

export const {
  requested: sampleWeekRequested,
  loaded: sampleWeekLoaded,
  failed: sampleWeekFailed,
  retryPressed: sampleWeekRetryPressed,
} = sampleWeekSlice.actions;
export const sampleWeekReducer = sampleWeekSlice.reducer;

export const selectSampleWeek = (state: { sampleWeek: SampleWeekState }) => state.sampleWeek;
