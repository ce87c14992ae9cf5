import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { BuildingDetails, Building, ActivityEntry, CheckedQueryOf, calls } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import type { Clock } from '../../shared/clock.ts';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
import { activityOf } from '../../queries/administration/activity.ts';
import {
  machinesOf,
  unitsOf,
  usedBy,
  findOwnBuilding,
  buildingsOf,
} from '../../queries/administration/administrations.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { AdministratorSession, OfAdministration } from '../accounts/session.ts';
import type { Dependencies } from '../dependencies.ts';
import { byNumber, byName } from '../spanishOrder.ts';

/** Montevideo days, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Today, for what only the administration of today does (D81). */
export function onToday(clock: Clock): Days {
  const today = montevideoDay(clock());
  return { from: today, to: today };
}

/** All days until today: reports show an administration the days that were its own (D81). */
const untilToday = (clock: Clock): Days => ({ from: '-infinity', to: montevideoDay(clock()) });

/** A building of the administration on one of the days. @throws Failure ex_not_found otherwise (D28) */
export async function ownBuilding(
  db: Executor,
  { administrationId }: OfAdministration,
  buildingId: string,
  { from, to }: Days,
) {
  const building = isUuid(buildingId)
    ? await findOwnBuilding(db, { administrationId, buildingId, from, to })
    : undefined;
  if (!building) throw new Failure('ex_not_found');
  return building;
}

/**
 * The buildings of a report, by name: one that the session's administration has or had, or all that it had on
 * one of the report's days (D52, D81).
 *
 * @param sharing whether all includes only those in whose income the administration has a share (D29)
 * @throws Failure ex_not_found for any other building
 */
export async function ownBuildings(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  session: OfAdministration,
  buildingIdOrAll: string,
  { from, to }: Days,
  sharing = false,
): Promise<Building[]> {
  const begun = untilToday(clock);
  if (buildingIdOrAll !== ALL_BUILDINGS) return [await ownBuilding(db, session, buildingIdOrAll, begun)];
  const days = { ...session, from, to: to < begun.to ? to : begun.to };
  return (await buildingsOf(db, days, sharing)).toSorted(byName);
}

/**
 * A building that the session's administration has or had, with its machines and units; for a former one
 * those that its own uses name.
 *
 * @throws Failure ex_not_found for any other
 */
export async function building(
  { db, clock }: Dependencies,
  session: AdministratorSession,
  buildingId: string,
): Promise<BuildingDetails> {
  const { id, name } = await ownBuilding(db, session, buildingId, untilToday(clock));
  const { administrationId } = session;
  const isOwn = await findOwnBuilding(db, { administrationId, buildingId: id, ...onToday(clock) });
  const used = isOwn ? undefined : await usedBy(db, administrationId, id);
  const isShown = (part: { readonly id: string }) => used?.has(part.id) ?? true;
  const [machines, units] = await Promise.all([machinesOf(db, id), unitsOf(db, id)]);
  return {
    id,
    name,
    machines: machines.filter(isShown).map((machine) => ({ ...machine, building: { name } })),
    units: units.filter(isShown).toSorted(byNumber),
  };
}

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
