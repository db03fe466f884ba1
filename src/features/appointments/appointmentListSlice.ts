import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Appointment } from '../../api/appointments.ts';
import { loadReducers, loaded, notLoaded, type LoadState } from '../../saga/request.ts';
import { sessionEnded } from '../../saga/events.ts';

interface ReadList {
  items: Appointment[];
  /** The instant at which it was read, ISO: what is over then is history. */
  readAt: string;
}

type AppointmentListState = LoadState & ReadList;

const initialState: AppointmentListState = { ...notLoaded, items: [], readAt: '' };

const appointmentListSlice = createSlice({
  name: 'appointmentList',
  initialState,
  reducers: {
    ...loadReducers<AppointmentListState>(),
    /** The slice of single appointments handles it too: the list contains them. */
    loaded: (_state, { payload }: PayloadAction<ReadList>) => ({ ...loaded, ...payload }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  requested: appointmentListRequested,
  loaded: appointmentListLoaded,
  failed: appointmentListFailed,
  retryPressed: appointmentListRetryPressed,
} = appointmentListSlice.actions;
export const appointmentListReducer = appointmentListSlice.reducer;

export interface WithAppointmentList {
  appointmentList: AppointmentListState;
}
