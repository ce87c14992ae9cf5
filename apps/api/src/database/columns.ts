import type { ColumnType } from 'kysely';

/** A timestamp that is read as a Date and written as a Date or an ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>;

/** Only the database writes this column. */
export type ReadOnly<T> = ColumnType<T, never, never>;
/** A Montevideo day derived by the database. Select it with `::text`: drivers parse dates differently. */
export type GeneratedDay = ReadOnly<string>;
