import { describeCall } from '../document/describe.ts';
import { notificationPreferences, setNotificationPreferences } from './notificationPreferences.ts';

const fields = {
  monthly_settlement:
    "Whether the month's settlement, building by building, is mailed on the 1st of the next one (Montevideo).",
} as const;

export const notificationPreferencesDoc = describeCall(notificationPreferences, {
  description:
    "What is mailed to the session's own account, whose e-mail it signs in with. Nothing, unless it asked for it.",
  success: 'The preferences.',
  answer: { fields, example: { monthly_settlement: false } },
});

export const setNotificationPreferencesDoc = describeCall(setNotificationPreferences, {
  description:
    "Sets what is mailed to the session's own account; each account of an administration has its own preferences.",
  success: 'The preferences as they are now.',
  body: { fields, example: { monthly_settlement: true } },
  answer: { fields, example: { monthly_settlement: true } },
});
