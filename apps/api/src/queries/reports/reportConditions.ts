import { sql } from 'kysely';

/** Selects what belongs to an administration's buildings, from one Montevideo day to another. */
export interface ReportFilter {
  readonly administrationId: string;
  readonly buildingIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Any of the given buildings, for a comparison with a column. */
export const inBuildings = (buildingIds: readonly string[]) => sql<string>`any(${buildingIds}::uuid[])`;

/** Any building of an administration, for a comparison with a column. */
export const inBuildingsOfAdministration = (administrationId: string) =>
  sql<string>`any(array(select id from buildings where administration_id = ${administrationId}::uuid))`;

/** The first moment of the Montevideo day (D23) that is `days` after the given one. */
export const startOfDay = (day: string, days = 0) =>
  sql<Date>`((${day}::text::date + ${days}::int)::timestamp at time zone 'America/Montevideo')`;

/** A Montevideo day as an SQL date. */
export const sqlDate = (day: string) => sql<string>`${day}::text::date`;
