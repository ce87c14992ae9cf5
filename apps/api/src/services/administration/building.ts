import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import type { Clock } from '../../shared/clock.ts';
import type { Executor } from '../../database/connect.ts';
import { requireFound } from '../../shared/failure.ts';
import { listActivity } from '../../queries/administration/activity.ts';
import {
  listMachines,
  listUnits,
  listIdsInUses,
  findOwnBuilding,
  listBuildings,
} from '../../queries/administration/administrations.ts';
import type { OwnDays } from '../../queries/reports/reportConditions.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { OfAdministration } from '../accounts/session.ts';
import type { Dependencies, Handler } from '../dependencies.ts';
import { parseDays } from '../reports/days.ts';
import { byNumber, byName } from '../spanishOrder.ts';

type Days = Pick<OwnDays, 'from' | 'to'>;

/** Today, for what only today's administration may do (D81). */
export function ownToday({ administrationId }: OfAdministration, clock: Clock): OwnDays {
  const today = montevideoDay(clock());
  return { administrationId, from: today, to: today };
}

/** All days until today: reports show an administration the days that were its own (D81). */
const ownUntilToday = (session: OfAdministration, clock: Clock): OwnDays => ({
  ...ownToday(session, clock),
  from: '-infinity',
});

/** A building of an administration on one of the days. @throws Failure ex_not_found otherwise (D28) */
export const ownBuilding = async (db: Executor, own: OwnDays, buildingId: string) =>
  requireFound(isUuid(buildingId) ? await findOwnBuilding(db, own, buildingId) : undefined);

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
  const begun = ownUntilToday(session, clock);
  if (buildingIdOrAll !== ALL_BUILDINGS) return [await ownBuilding(db, begun, buildingIdOrAll)];
  const days = { ...begun, from, to: to < begun.to ? to : begun.to };
  return (await listBuildings(db, days, sharing)).toSorted(byName);
}

/**
 * The buildings of a report as in `ownBuildings`, and the filter that selects its rows.
 *
 * @throws Failure ex_invalid_field for days that do not exist or are reversed, ex_not_found for any other
 * building
 */
export async function reportScope(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  { session, query }: { session: OfAdministration; query: Days & { readonly building: string } },
  sharing = false,
) {
  const days = parseDays(query);
  const buildings = await ownBuildings(dependencies, session, query.building, days, sharing);
  const { administrationId } = session;
  return { buildings, filter: { administrationId, buildingIds: buildings.map(({ id }) => id), ...days } };
}

/**
 * A building that the session's administration has or had, with its machines, also those that stand elsewhere
 * by now, and units; for a former one those that its own uses name.
 *
 * @throws Failure ex_not_found for any other
 */
export const building: Handler<'building'> = async ({ db, clock }, { session, params }) => {
  const { id, name } = await ownBuilding(db, ownUntilToday(session, clock), params.id);
  const isOwn = await findOwnBuilding(db, ownToday(session, clock), id);
  const used = isOwn ? undefined : await listIdsInUses(db, session.administrationId, id);
  const isShown = (part: { readonly id: string }) => used?.has(part.id) ?? true;
  const [machines, units] = await Promise.all([
    listMachines(db, session.administrationId, id),
    listUnits(db, id),
  ]);
  return {
    id,
    name,
    machines: machines.filter(isShown).map((machine) => ({ ...machine, building: { name } })),
    units: units.filter(isShown).toSorted(byNumber),
  };
};

/** Buildings whose residents the session manages: all of its administration's today, by name (D22, D81). */
export const colivingBuildings: Handler<'colivingBuildings'> = async ({ db, clock }, { session }) =>
  (await listBuildings(db, ownToday(session, clock), false)).toSorted(byName);

/** The buildings that the session's administration has or had, of which it has reports, by name (D81). */
export const administrationBuildings: Handler<'administrationBuildings'> = async (
  { db, clock },
  { session, query },
) => (await listBuildings(db, ownUntilToday(session, clock), query.split === 'true')).toSorted(byName);

/** The audit trail of the session's administration, newest first (D59). */
export const activity: Handler<'activity'> = async ({ db }, { session, query: { before, perPage } }) => {
  const entries = await listActivity(db, session.administrationId, before || undefined, perPage);
  return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
};
