import { createSlice } from '@reduxjs/toolkit';

/** The browser's own report; the server may be unreachable even when it is online. */
interface ConnectionState {
  isLost: boolean;
}

const initialState: ConnectionState = { isLost: false };

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    lost: () => ({ isLost: true }),
    restored: () => ({ isLost: false }),
  },
});

export const { lost: connectionLost, restored: connectionRestored } = connectionSlice.actions;
export const connectionReducer = connectionSlice.reducer;

interface WithConnection {
  connection: ConnectionState;
}
export const selectIsOffline = (state: WithConnection) => state.connection.isLost;
