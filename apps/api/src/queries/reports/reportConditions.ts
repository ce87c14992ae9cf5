import { sql } from 'kysely';

/** The buildings that a report is about, as a condition on a column: one of them. */
export const inBuildings = (buildingIds: readonly string[]) => sql<string>`any(${buildingIds}::uuid[])`;

/** All buildings of an administration, as a condition on a column: one of them. */
export const inBuildingsOfAdministration = (administrationId: string) =>
  sql<string>`any(array(select id from buildings where administration_id = ${administrationId}::uuid))`;

/** The first moment of a Montevideo day (D23), `days` later. */
export const startOfDay = (day: string, days = 0) =>
  sql<Date>`((${day}::text::date + ${days}::int)::timestamp at time zone 'America/Montevideo')`;

/** A Montevideo day as an SQL date. */
export const sqlDate = (day: string) => sql<string>`${day}::text::date`;
