import { sql } from 'kysely';

/** The buildings that a report is about, as a condition on a column: one of them. */
export const oneOf = (buildingIds: readonly string[]) => sql<string>`any(${buildingIds}::uuid[])`;
