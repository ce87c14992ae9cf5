import type { ColumnType } from 'kysely';

/** Read as a Date, written as a Date or an ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>;

/** Written by the database alone. */
export type ReadOnly<T> = ColumnType<T, never, never>;
/**
 * A Montevideo day that the database makes of an instant. A text as `::text` gives it; drivers differ about
 * dates.
 */
export type GeneratedDay = ReadOnly<string>;
