import type { NotificationPreferences } from '@laundry/api-contract';
import { Failure } from '../../failure.ts';
import { preferencesOf, setPreferences } from '../../queries/reports/settlementMails.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AdministratorSession } from './session.ts';

/** An account that is gone since its session was looked up has none any more. */
function ofLivingAccount(preferences: NotificationPreferences | undefined): NotificationPreferences {
  if (!preferences) throw new Failure('ex_unauthorized');
  return preferences;
}

/** What is mailed to the session's own account. */
export const notificationPreferences = async (
  { db }: Dependencies,
  { accountId }: AdministratorSession,
): Promise<NotificationPreferences> => ofLivingAccount(await preferencesOf(db, accountId));

/** Sets it. @returns its new value */
export const setNotificationPreferences = async (
  { db }: Dependencies,
  { accountId }: AdministratorSession,
  preferences: NotificationPreferences,
): Promise<NotificationPreferences> => ofLivingAccount(await setPreferences(db, accountId, preferences));
