import { sql } from 'kysely';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { sqlDate, startOfDayIn } from '../reports/reportConditions.ts';
import { resolvedTable } from './importing.ts';

/** An imported line that changes a building's administration, or names the day of the change. */
export interface AdministrationLine {
  readonly line: number;
  readonly label: string;
  readonly buildingId: string;
  readonly isNew: boolean;
  /** Null where the line names none. */
  readonly administrationId: string | null;
  readonly administration: string | null;
  readonly administrationName: string;
  /** The day of the change that the line names; null where it names none. */
  readonly from: string | null;
  readonly withoutResidents: boolean;
  /** Whether it differs from what was decided before. */
  readonly differs: boolean;
}

/** The resolved lines of buildings that differ from what was decided, or name a day or residents. */
export const administrationLines = (db: Executor, today: string) =>
  rowsOf<AdministrationLine>(db)`
    select * from (
      select line, label, named.id as "buildingId", not found as "isNew", named.administration_id as "administrationId",
        administrations.reference as administration, administrations.name as "administrationName", named."from"::text as "from",
        coalesce(named.without_residents, false) as "withoutResidents",
        found and named.administration_id is not null and (last.administration_id <> named.administration_id
          or (last.from_day > ${sqlDate(today)} and (last.from_day, last.without_residents)
            <> (named."from", coalesce(named.without_residents, last.without_residents))) is true) as differs
      from ${sql.table(resolvedTable('buildings'))} as named
      left join administrations on administrations.id = named.administration_id
      left join building_administrations as last on last.building_id = named.id and last.until_day = 'infinity'
    ) as lines
    where differs or "from" is not null or "withoutResidents"
    order by line`;

/** A line that changes the administration of a building that exists, with the day of the change. */
export type AdministrationChange = AdministrationLine & Readonly<Record<'administrationId' | 'from', string>>;

/**
 * Locks a building and its controllers, so that nobody invites residents to it and no uses are reported
 * until the transaction ends.
 *
 * @returns its name and its administration today
 */
export async function lockBuilding(db: Executor, buildingId: string, today: string) {
  await sql`select from controllers where building_id = ${buildingId} for update`.execute(db);
  await sql`select from buildings where id = ${buildingId} for update`.execute(db);
  return db
    .selectFrom('buildings')
    .innerJoin('building_administrations as own', 'own.building_id', 'buildings.id')
    .select(['buildings.name', 'own.administration_id'])
    .where('buildings.id', '=', buildingId)
    .where('own.from_day', '<=', sqlDate(today))
    .where('own.until_day', '>', sqlDate(today))
    .executeTakeFirstOrThrow();
}

/** Makes a building an administration's from a day on, today at the earliest; drops later decisions. */
export async function setAdministration(
  db: Executor,
  { buildingId, administrationId, from, withoutResidents }: AdministrationChange,
  today: string,
): Promise<void> {
  await db
    .deleteFrom('building_administrations')
    .where('building_id', '=', buildingId)
    .where((eb) => eb.or([eb('from_day', '>', sqlDate(today)), eb('from_day', '=', sqlDate(from))]))
    .execute();
  const before = await db
    .selectFrom('building_administrations')
    .select(['administration_id', sql<string>`from_day::text`.as('from')])
    .where('building_id', '=', buildingId)
    .orderBy('from_day', 'desc')
    .executeTakeFirstOrThrow();
  const stays = before.administration_id === administrationId;
  await db
    .updateTable('building_administrations')
    .set({ until_day: stays ? 'infinity' : sqlDate(from) })
    .where('building_id', '=', buildingId)
    .where('from_day', '=', sqlDate(before.from))
    .execute();
  if (stays) return;
  await db
    .insertInto('building_administrations')
    .values({
      building_id: buildingId,
      administration_id: administrationId,
      from_day: sqlDate(from),
      without_residents: withoutResidents,
    })
    .execute();
}

/**
 * Assigns uses of today, and of later days where a clock is ahead, to the building's administrations of these
 * days. They are deleted and inserted again under their ids, because a distribution column cannot be updated
 * (ADR-12).
 */
export async function moveUses(db: Executor, buildingId: string, today: string): Promise<void> {
  const periods = await rowsOf<{ administration: string; from: string; until: string }>(db)`
    select administration_id::text as administration, greatest(from_day, ${sqlDate(today)})::text as "from",
      until_day::text as until
    from building_administrations
    where building_id = ${buildingId} and until_day > ${sqlDate(today)}`;
  for (const table of ['uses', 'uses_by_day', 'uses_at_prices']) {
    const names = await rowsOf<{ name: string }>(db)`
      select column_name::text as name from information_schema.columns
      where table_schema = current_schema and table_name = ${table} and is_generated = 'NEVER'
        and column_name <> 'administration_id'`;
    const columns = sql.join(names.map(({ name }) => sql.ref(name)));
    for (const { administration, from, until } of periods)
      await sql`with gone as (delete from ${sql.table(table)} where building_id = ${buildingId}
          and administration_id <> ${administration}::uuid and day >= ${sqlDate(from)} and day < ${sqlDate(until)}
          returning *)
        insert into ${sql.table(table)} (administration_id, ${columns}) overriding system value
        select ${administration}::uuid, ${columns} from gone`.execute(db);
  }
}

/** E-mails of a building's residents that another building of the administration has too. */
export async function emailsInBoth(db: Executor, { buildingId, administrationId }: AdministrationChange) {
  const both = await rowsOf<{ email: string }>(db)`
    select distinct lower(here.email) as email from residents as here
    join residents as there on there.administration_id = ${administrationId} and there.building_id <> ${buildingId}
      and lower(there.email) = lower(here.email)
    where here.building_id = ${buildingId} order by email`;
  return both.map(({ email }) => email);
}

/** Buildings whose residents are still to be taken out by a day. */
export async function buildingsToEmpty(db: Executor, today: string): Promise<string[]> {
  const due = await db
    .selectFrom('building_administrations')
    .select('building_id')
    .where('without_residents', '=', true)
    .where('from_day', '<=', sqlDate(today))
    .execute();
  return due.map(({ building_id }) => building_id);
}

/**
 * Takes out the residents that a building had until its administration changed, where that is still to be
 * done.
 *
 * @param all also those who were entered on the day itself
 * @returns the building's name, its administration until then and its residents; undefined where none leave
 */
export async function deleteLeavingResidents(
  db: Executor,
  buildingId: string,
  today: string,
  { all }: { readonly all: boolean },
) {
  const change = await db
    .updateTable('building_administrations as own')
    .from('building_administrations as former')
    .innerJoin('buildings', 'buildings.id', 'former.building_id')
    .set({ without_residents: false })
    .where('own.building_id', '=', buildingId)
    .where('own.without_residents', '=', true)
    .where('own.from_day', '<=', sqlDate(today))
    .whereRef('former.building_id', '=', 'own.building_id')
    .whereRef('former.until_day', '=', 'own.from_day')
    .returning(['buildings.name', 'former.administration_id'])
    .returning(startOfDayIn('own.from_day').as('from'))
    .executeTakeFirst();
  if (!change) return undefined;
  const residents = await db
    .deleteFrom('residents')
    .where('building_id', '=', buildingId)
    .$if(!all, (query) => query.where('created_at', '<', change.from))
    .returning(['firstname', 'lastname', 'email'])
    .execute();
  return { ...change, residents };
}
