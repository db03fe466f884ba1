import { createSlice } from '@reduxjs/toolkit';
import { requestFinished, requestStarted } from './events.ts';

/** The number of running calls; the bar at the top is shown while it is not 0. */
const progressSlice = createSlice({
  name: 'progress',
  initialState: { calls: 0 },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(requestStarted, (state) => {
        state.calls += 1;
      })
      .addCase(requestFinished, (state) => {
        state.calls = Math.max(0, state.calls - 1);
      }),
});

export const progressReducer = progressSlice.reducer;

interface WithProgress {
  progress: { calls: number };
}
export const selectIsBusy = (state: WithProgress) => state.progress.calls > 0;
