import { sql } from 'kysely';

/** The first moment of a Montevideo day (decision 23), `days` later. */
export const startOfDay = (day: string, days = 0) =>
  sql<Date>`((${day}::text::date + ${days}::int)::timestamp at time zone 'America/Montevideo')`;
