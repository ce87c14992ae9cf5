import { describeCall } from '../document/describe.ts';
import { notificationPreferences, setNotificationPreferences } from './notificationPreferences.ts';

const fields = {
  monthly_settlement: 'Whether the settlement of each month, by building, is mailed when it closes (D80).',
} as const;

export const notificationPreferencesDoc = describeCall(notificationPreferences, {
  description: "Returns the mail preferences of the session's account. All mails are off by default.",
  success: 'The preferences of the account.',
  answer: { fields, example: { monthly_settlement: false } },
});

export const setNotificationPreferencesDoc = describeCall(setNotificationPreferences, {
  description:
    "Sets the mail preferences of the session's account. Each account of an administration has its own.",
  success: 'The updated preferences.',
  body: { fields, example: { monthly_settlement: true } },
  answer: { fields, example: { monthly_settlement: true } },
});
