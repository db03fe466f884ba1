import { createSlice } from '@reduxjs/toolkit';
import { matchRoute } from '../../contract/pages/matchRoute.ts';
import { routes } from '../../contract/pages/routes.ts';
import { selectPathname } from '../../routing/routerSlice.ts';
import { maintenanceDetected } from '../../saga/events.ts';
import type { SubmitState } from '../../saga/request.ts';

interface MaintenanceState {
  isClosed: boolean;
  /** The state of the customer's last check; `failed` when the shop was still closed. */
  check: SubmitState['status'];
  /** The page itself was delivered as closed, so nothing on it has been loaded or typed. */
  sinceStart: boolean;
}

const initialState: MaintenanceState = { isClosed: false, check: 'idle', sinceStart: false };

const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState,
  reducers: {
    /** Dispatched at the start, before any call, when the page was delivered as closed. */
    announced: (): MaintenanceState => ({ ...initialState, isClosed: true, sinceStart: true }),
    checkSubmitted: (state) => {
      state.check = 'sending';
    },
    checkFailed: (state) => {
      state.check = 'failed';
    },
    ended: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(maintenanceDetected, (state) => {
      state.isClosed = true;
    }),
});

export const {
  announced: maintenanceAnnounced,
  checkSubmitted: maintenanceCheckSubmitted,
  checkFailed: maintenanceCheckFailed,
  ended: maintenanceEnded,
} = maintenanceSlice.actions;
export const maintenanceReducer = maintenanceSlice.reducer;

interface WithMaintenance {
  maintenance: MaintenanceState;
}
type WithRouter = Parameters<typeof selectPathname>[0];

export const selectMaintenance = (state: WithMaintenance) => state.maintenance;

/** The notice does not cover the pages that show a customer who paid the outcome of the payment. */
export function selectShowsNotice(state: WithMaintenance & WithRouter): boolean {
  const route = matchRoute(selectPathname(state));
  const staysOpen = route !== null && 'duringMaintenance' in routes[route.name];
  return state.maintenance.isClosed && !staysOpen;
}
