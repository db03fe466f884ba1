import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { SampleDay } from '../../api/packages.ts';
import { loaded, loadFailed, loading, notLoaded, type LoadState } from '../../saga/request.ts';

interface SampleWeekState extends LoadState {
  /** The package whose week it is. */
  categoryId: number | null;
  /** Delivered days from Sunday; those of the last choices while others are loaded. */
  days: SampleDay[];
}

const initialState: SampleWeekState = { ...notLoaded, categoryId: null, days: [] };

const sampleWeekSlice = createSlice({
  name: 'sampleWeek',
  initialState,
  reducers: {
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
    failed: (state, { payload }: PayloadAction<Failure>): SampleWeekState => ({
      ...state,
      ...loadFailed(payload),
    }),
    /** Only the sample week's saga hears it. */
    retryPressed: (state) => state,
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
