import { sql } from 'kysely';

/** The first moment of a Montevideo day (D23), `days` later. */
export const startOfDay = (day: string, days = 0) =>
  sql<Date>`((${day}::text::date + ${days}::int)::timestamp at time zone 'America/Montevideo')`;

/** A day as the database's own days are compared with it. */
export const dayOf = (day: string) => sql<string>`${day}::text::date`;
