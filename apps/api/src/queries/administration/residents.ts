import type { NewBuildingUser } from '@laundry/api-contract';
import { sql } from 'kysely';
import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import type { TokenHash } from '../accounts/mailedLinks.ts';
import { inOwnBuildings, sqlDate, startOfDayIn } from '../reports/reportConditions.ts';
import type { OwnDays } from '../reports/reportConditions.ts';

const COLUMNS = [
  'residents.id',
  'residents.firstname',
  'residents.lastname',
  'residents.email',
  'residents.reference',
  'residents.created_at',
  'residents.validated_at',
] as const;

/** A building's residents today, newest first, without those kept until they are taken out (D81). */
export const listResidents = (db: Executor, buildingId: string, today: string) =>
  db
    .selectFrom('residents')
    .select(COLUMNS)
    .where('building_id', '=', buildingId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('building_administrations as own')
            .whereRef('own.building_id', '=', 'residents.building_id')
            .where('own.without_residents', '=', true)
            .where('own.from_day', '<=', sqlDate(today))
            .whereRef('residents.created_at', '<', startOfDayIn('own.from_day')),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export type Resident = Awaited<ReturnType<typeof listResidents>>[number];

type NewResident = NewBuildingUser & { readonly buildingId: string };

const toColumns = ({ buildingId, ...fields }: NewResident) => ({ ...fields, building_id: buildingId });

/**
 * Whether one of the administration's buildings has a resident with the e-mail. The unique index covers
 * neither duplicates from before it nor a building that will be another administration's.
 */
const isTaken = (db: Executor, email: string, own: OwnDays) =>
  exists(
    db
      .selectFrom('residents')
      .select('id')
      .where('building_id', '=', inOwnBuildings(own))
      .where(sql`lower(email)`, '=', sql`lower(${email})`),
  );

/** Makes a change of the building's administration wait until the transaction ends. */
export const blockAdministrationChange = (db: Executor, buildingId: string) =>
  db.selectFrom('buildings').select('id').where('id', '=', buildingId).forKeyShare().execute();

/**
 * Stores a resident.
 *
 * @param own the administration of the building, today
 * @returns undefined where the e-mail or the key was used before
 */
export async function insertResident(
  db: Executor,
  resident: NewResident,
  own: OwnDays,
  creationKey: string,
  at: Date,
): Promise<Resident | undefined> {
  if (await isTaken(db, resident.email, own)) return undefined;
  return db
    .insertInto('residents')
    .values({
      ...toColumns(resident),
      id: sql<string>`gen_random_uuid()`,
      administration_id: sql<string>`(select administration_id from buildings where id = ${resident.buildingId})`,
      created_at: at,
      creation_key: creationKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** The resident that was created with an idempotency key, and whether the fields were the same. */
export const residentOfKey = (db: Executor, resident: NewResident, own: OwnDays, creationKey: string) =>
  db
    .selectFrom('residents')
    .select(COLUMNS)
    .select((eb) => eb.and(toColumns(resident)).as('same'))
    .where('building_id', '=', inOwnBuildings(own))
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();

/**
 * Locks a resident of an own building until the transaction ends.
 *
 * @returns the resident with the building's name
 */
export const lockResident = (db: Executor, own: OwnDays, id: string) =>
  db
    .selectFrom('residents')
    .innerJoin('buildings', 'buildings.id', 'residents.building_id')
    .select(COLUMNS)
    .select('buildings.name as building_name')
    .where('residents.building_id', '=', inOwnBuildings(own))
    .where('residents.id', '=', id)
    .forUpdate('residents')
    .executeTakeFirst();

/** Replaces a resident's invitation. @returns the resident */
export const replaceInvitation = (db: Executor, id: string, { hash, expiresAt }: TokenHash) =>
  db
    .updateTable('residents')
    .set({ invitation_hash: hash, invitation_expires_at: expiresAt })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Deletes a resident. @returns the resident with the building's name; undefined where there was none */
export const deleteResident = (db: Executor, own: OwnDays, buildingId: string, id: string) =>
  db
    .deleteFrom('residents')
    .using('buildings')
    .whereRef('buildings.id', '=', 'residents.building_id')
    .where('residents.building_id', '=', inOwnBuildings(own))
    .where('residents.building_id', '=', buildingId)
    .where('residents.id', '=', id)
    .returning(COLUMNS)
    .returning('buildings.name as building_name')
    .executeTakeFirst();

/** Marks a resident as confirmed. The token stays, so that its link can be reported as used. */
export const markConfirmed = (db: Executor, id: string, at: Date) =>
  db.updateTable('residents').set({ validated_at: at }).where('id', '=', id).execute();
