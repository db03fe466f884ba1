import { createSlice } from '@reduxjs/toolkit';

/** What the browser reports; the server may be unreachable all the same. */
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
