import { sql } from 'kysely';

/** The buildings that a report is about, as a condition on a column: one of them. */
export const oneOf = (buildingIds: readonly string[]) => sql<string>`any(${buildingIds}::uuid[])`;

/** All buildings of an administration, as a condition on a column: one of them. */
export const ofAdministration = (administrationId: string) =>
  sql<string>`any(array(select id from buildings where administration_id = ${administrationId}::uuid))`;
