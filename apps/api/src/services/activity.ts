import type { ActivityEntry, CheckedQueryOf, calls } from '@laundry/api-contract';
import { activityOf } from '../queries/activity.ts';
import type { Dependencies } from './dependencies.ts';
import { ownAdministration } from './ownAdministration.ts';
import type { AdministratorSession } from './session.ts';

/** What was done in the session's administration, newest first (D59). @throws Failure ex_not_found */
export async function activity(
  { db }: Dependencies,
  session: AdministratorSession,
  adminId: string,
  { before, perPage }: CheckedQueryOf<typeof calls.activity>,
): Promise<ActivityEntry[]> {
  const entries = await activityOf(db, ownAdministration(session, adminId), before || undefined, perPage);
  return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
