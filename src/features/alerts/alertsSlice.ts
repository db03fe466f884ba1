import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { workerFailed } from '../../saga/events.ts';

export interface AuthenticationAlert {
  kind: 'authentication';
  titleKey: string;
  textKey: string;
  /** Where login leads back to: path, query and hash. */
  redirect: string;
}

export interface CustomAlert {
  kind: 'custom';
  tone: 'info' | 'success' | 'warning' | 'danger';
  titleKey: string;
  textKey: string;
}

type AlertContent = AuthenticationAlert | CustomAlert;

interface AlertsState {
  current: AlertContent | null;
}

const initialState: AlertsState = { current: null };

const alertsSlice = createSlice({
  name: 'alerts',
  initialState,
  reducers: {
    raised: (state, { payload }: PayloadAction<AlertContent>) => {
      state.current = payload;
    },
    closed: (state) => {
      state.current = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(workerFailed, (state) => {
      state.current = {
        kind: 'custom',
        tone: 'danger',
        titleKey: 'alerts.unexpected.title',
        textKey: 'failure.http',
      };
    }),
});

export const { raised: alertRaised, closed: alertClosed } = alertsSlice.actions;
export const alertsReducer = alertsSlice.reducer;

/** Subscribing and everything after it is for registered members. */
export const authenticationRequired = (redirect: string) =>
  alertRaised({
    kind: 'authentication',
    titleKey: 'alerts.authentication.title',
    textKey: 'alerts.authentication.text',
    redirect,
  });

interface WithAlerts {
  alerts: AlertsState;
}
export const selectAlert = (state: WithAlerts) => state.alerts.current;
