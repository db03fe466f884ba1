import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

type Tone = 'info' | 'success' | 'warning' | 'error';

interface Notification {
  id: string;
  tone: Tone;
  /** A translation key, or the server's message. */
  key?: string;
  text?: string;
  values?: Readonly<Record<string, string | number>>;
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as Notification[],
  reducers: {
    shown: {
      reducer: (state, { payload }: PayloadAction<Notification>) => {
        state.push(payload);
      },
      prepare: (notification: Omit<Notification, 'id'>) => ({
        payload: { ...notification, id: nanoid() },
      }),
    },
    dismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
  },
});

export const { shown: notificationShown, dismissed: notificationDismissed } =
  notificationsSlice.actions;
export const notificationsReducer = notificationsSlice.reducer;

interface WithNotifications {
  notifications: Notification[];
}
export const selectNotifications = (state: WithNotifications) => state.notifications;
