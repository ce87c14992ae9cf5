import type { NotificationPreferences } from '@laundry/api-contract';
import { Failure } from '../../failure.ts';
import { preferencesOf, setPreferences } from '../../queries/reports/settlementMails.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AdministratorSession } from './session.ts';

/** @throws Failure ex_unauthorized where the account was deleted since its session was looked up */
function ofExistingAccount(preferences: NotificationPreferences | undefined): NotificationPreferences {
  if (!preferences) throw new Failure('ex_unauthorized');
  return preferences;
}

/** The mail preferences of the session's own account. */
export const notificationPreferences = async (
  { db }: Dependencies,
  { accountId }: AdministratorSession,
): Promise<NotificationPreferences> => ofExistingAccount(await preferencesOf(db, accountId));

/** Sets the mail preferences of the session's own account. @returns the new preferences */
export const setNotificationPreferences = async (
  { db }: Dependencies,
  { accountId }: AdministratorSession,
  preferences: NotificationPreferences,
): Promise<NotificationPreferences> => ofExistingAccount(await setPreferences(db, accountId, preferences));
