import * as v from 'valibot';
import { call } from '../call.ts';

/** The mails that an administrator receives regularly. */
export const NotificationPreferences = v.object({
  /** The settlement of a month, when it closes. */
  monthly_settlement: v.boolean(),
});
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>;

const path = '/api/v1/users/notification-preferences';

export const notificationPreferences = call({
  method: 'GET',
  path,
  summary: "Returns the mail preferences of the session's account",
  access: 'administrator',
  optional: true,
  success: 200,
  answer: NotificationPreferences,
});

export const setNotificationPreferences = call({
  method: 'POST',
  path,
  summary: "Sets the mail preferences of the session's account",
  access: 'administrator',
  optional: true,
  body: NotificationPreferences,
  success: 200,
  answer: NotificationPreferences,
});
