import { sql } from 'kysely';

/** Montevideo days of an administration, both included. */
export interface OwnDays {
  readonly administrationId: string;
  readonly from: string;
  readonly to: string;
}

/** Selects what belongs to some of an administration's buildings on some days. */
export interface ReportFilter extends OwnDays {
  readonly buildingIds: readonly string[];
}

/**
 * Any of the given buildings, for a comparison with a column. A single one is compared by itself, because an
 * index then returns its rows in order.
 */
export const inBuildings = (buildingIds: readonly string[]) =>
  buildingIds.length === 1 ? sql<string>`${buildingIds[0]}::uuid` : sql<string>`any(${buildingIds}::uuid[])`;

/** Any building that was the administration's on one of the days (D81), for a comparison with a column. */
export const inOwnBuildings = ({ administrationId, from, to }: OwnDays) =>
  sql<string>`any(array(select building_id from building_administrations where administration_id = ${administrationId}::uuid
    and from_day <= ${to}::text::date and until_day > ${from}::text::date))`;

/** The first moment of the Montevideo day (D23) that is `days` after the given one. */
export const startOfDay = (day: string, days = 0) =>
  sql<Date>`((${day}::text::date + ${days}::int)::timestamp at time zone 'America/Montevideo')`;

/** The first moment of the Montevideo day in a column. */
export const startOfDayIn = (day: string) =>
  sql<Date>`(${sql.ref(day)}::timestamp at time zone 'America/Montevideo')`;

/** A Montevideo day as an SQL date. */
export const sqlDate = (day: string) => sql<string>`${day}::text::date`;
