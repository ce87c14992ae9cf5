import { montevideoDay } from '@laundry/strings/format';
import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { BuildingDetails, Building } from '@laundry/api-contract';
import {
  machinesOf,
  unitsOf,
  usedBy,
  findOwnBuilding,
  buildingsOf,
} from '../../queries/administration/administrations.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../failure.ts';
import { isUuid } from '../../uuid.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AdministratorSession, OfAdministration } from '../accounts/session.ts';
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
export const untilToday = (clock: Clock): Days => ({ from: '-infinity', to: montevideoDay(clock()) });

/**
 * A building that was the administration's on one of the days. @throws Failure ex_not_found for any other
 * (D28)
 */
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
