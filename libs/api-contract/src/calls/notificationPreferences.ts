import * as v from 'valibot';
import { call } from '../call.ts';

/** The mails that an administrator receives regularly. */
export const NotificationPreferences = v.object({
  /** The settlement of the previous month, on the 1st. */
  monthly_settlement: v.boolean(),
});
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>;

const path = '/api/v1/users/notification-preferences';

export const notificationPreferences = call({
  method: 'GET',
  path,
  summary: "What is mailed to the session's own account",
  access: 'administrator',
  success: 200,
  answer: NotificationPreferences,
});

export const setNotificationPreferences = call({
  method: 'POST',
  path,
  summary: "Sets what is mailed to the session's own account",
  access: 'administrator',
  body: NotificationPreferences,
  success: 200,
  answer: NotificationPreferences,
});
