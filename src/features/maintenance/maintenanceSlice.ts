import { createSlice } from '@reduxjs/toolkit';
import { maintenanceMet } from '../../saga/events.ts';

interface MaintenanceState {
  /** `still`: the customer looked again, and the shop is closed yet. */
  status: 'open' | 'closed' | 'looking' | 'still';
  /** The page itself came with the notice, so nothing on it was loaded or typed. */
  sinceStart: boolean;
}

const initialState: MaintenanceState = { status: 'open', sinceStart: false };

const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState,
  reducers: {
    /** The page says so before any call is made. */
    announced: (): MaintenanceState => ({ status: 'closed', sinceStart: true }),
    lookAgainPressed: (state) => {
      state.status = 'looking';
    },
    lookedInVain: (state) => {
      state.status = 'still';
    },
    ended: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(maintenanceMet, (state) => {
      if (state.status === 'open') state.status = 'closed';
    }),
});

export const {
  announced: maintenanceAnnounced,
  lookAgainPressed,
  lookedInVain,
  ended: maintenanceEnded,
} = maintenanceSlice.actions;
export const maintenanceReducer = maintenanceSlice.reducer;

interface WithMaintenance {
  maintenance: MaintenanceState;
}
export const selectMaintenance = (state: WithMaintenance) => state.maintenance;
export const selectIsClosed = (state: WithMaintenance) => state.maintenance.status !== 'open';
