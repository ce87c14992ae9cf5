import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** A notification: a title and a text, shown 5 s by the kit's NotificationCenter (spec §8). */
export interface Notification {
  readonly id: string;
  readonly variant: 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

const slice = createSlice({
  name: 'notifications',
  initialState: [] as Notification[],
  reducers: {
    notified: {
      prepare: (content: Omit<Notification, 'id'>) => ({ payload: { ...content, id: nanoid() } }),
      reducer: (queue, { payload }: PayloadAction<Notification>) => {
        queue.push(payload);
      },
    },
    notificationShown: (queue, { payload }: PayloadAction<string>) =>
      queue.filter((notification) => notification.id !== payload),
  },
});

/** Mounted under `notifications` by every app. */
export const notificationsReducer = slice.reducer;

/** `notified(content)` queues a notification; `notificationShown(id)` removes it from the queue. */
export const { notified, notificationShown } = slice.actions;

/** The queue that the NotificationCenter empties. */
export const selectNotifications = (state: { notifications: readonly Notification[] }) => state.notifications;
