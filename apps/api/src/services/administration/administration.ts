import type { Building, ActivityEntry, CheckedQueryOf, calls } from '@laundry/api-contract';
import { buildingsOf } from '../../queries/administration/administrations.ts';
import { Failure } from '../../failure.ts';
import { activityOf } from '../../queries/administration/activity.ts';
import type { Dependencies } from '../dependencies.ts';
import { onToday, untilToday } from './building.ts';
import type { AdministratorSession } from '../accounts/session.ts';
import { byName } from '../spanishOrder.ts';

/** The session's own administration. @throws Failure ex_not_found for any other (D28) */
export function ownAdministration({ administrationId }: AdministratorSession, adminId: string): string {
  if (adminId.toLowerCase() !== administrationId) throw new Failure('ex_not_found');
  return administrationId;
}

/** Buildings whose residents the session manages: all of its administration's today, by name (D22, D81). */
export const colivingBuildings = async (
  { db, clock }: Dependencies,
  { administrationId }: AdministratorSession,
): Promise<Building[]> =>
  (await buildingsOf(db, { administrationId, ...onToday(clock) }, false)).toSorted(byName);

/**
 * The buildings of which the session's administration has reports: those that it has or had, by name (D81).
 *
 * @throws Failure ex_not_found for any other administration
 */
export async function administrationBuildings(
  { db, clock }: Dependencies,
  session: AdministratorSession,
  adminId: string,
  sharing: boolean,
): Promise<Building[]> {
  const administrationId = ownAdministration(session, adminId);
  return (await buildingsOf(db, { administrationId, ...untilToday(clock) }, sharing)).toSorted(byName);
}

/** The audit trail of the session's administration, newest first (D59). @throws Failure ex_not_found */
export async function activity(
  { db }: Dependencies,
  session: AdministratorSession,
  adminId: string,
  { before, perPage }: CheckedQueryOf<typeof calls.activity>,
): Promise<ActivityEntry[]> {
  const entries = await activityOf(db, ownAdministration(session, adminId), before || undefined, perPage);
  return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
