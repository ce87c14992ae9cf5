import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

const COLUMNS = [
  'residents.id',
  'residents.firstname',
  'residents.lastname',
  'residents.email',
  'residents.reference',
  'residents.created_at',
  'residents.validated_at',
] as const;

/** An invitation's token as it is stored: its hash and its expiry. */
export interface Invitation {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Residents of a building of an administration, newest first. */
export function residentsOf(db: Executor, administrationId: string, buildingId: string) {
  return db
    .selectFrom('residents')
    .select(COLUMNS)
    .where('administration_id', '=', administrationId)
    .where('building_id', '=', buildingId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export type Resident = Awaited<ReturnType<typeof residentsOf>>[number];

/** The data of a new resident. */
export interface NewResident {
  readonly administrationId: string;
  readonly buildingId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly reference: string;
}

const columnsOf = ({ administrationId, buildingId, ...fields }: NewResident) => ({
  ...fields,
  administration_id: administrationId,
  building_id: buildingId,
});

/** Whether an administration has marked duplicates of an e-mail, which the unique index does not cover. */
async function isRepeated(db: Executor, { administrationId, email }: NewResident): Promise<boolean> {
  const found = await db
    .selectFrom('residents')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('repeated', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a resident with an invitation. @returns undefined where the e-mail or the key was used before */
export async function insertResident(
  db: Executor,
  resident: NewResident,
  invitation: Invitation,
  creationKey: string | undefined,
  at: Date,
): Promise<Resident | undefined> {
  if (await isRepeated(db, resident)) return undefined;
  return db
    .insertInto('residents')
    .values({
      ...columnsOf(resident),
      id: sql<string>`gen_random_uuid()`,
      created_at: at,
      creation_key: creationKey ?? null,
      invitation_hash: invitation.hash,
      invitation_expires_at: invitation.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** The resident that was created with an idempotency key, and whether the fields were the same. */
export async function residentOfKey(db: Executor, resident: NewResident, creationKey: string) {
  const found = await db
    .selectFrom('residents')
    .select(COLUMNS)
    .select((eb) => eb.and(columnsOf(resident)).as('same'))
    .where('administration_id', '=', resident.administrationId)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  if (!found) return undefined;
  const { same, ...created } = found;
  return { resident: created, same: Boolean(same) };
}

/** Locks a resident until the transaction ends. @returns the resident with the building's name */
export function lockResident(db: Executor, administrationId: string, id: string) {
  return db
    .selectFrom('residents')
    .innerJoin('buildings', 'buildings.id', 'residents.building_id')
    .select(COLUMNS)
    .select('buildings.name as building_name')
    .where('residents.administration_id', '=', administrationId)
    .where('residents.id', '=', id)
    .forUpdate('residents')
    .executeTakeFirst();
}

/** Replaces a resident's invitation. */
export async function replaceInvitation(db: Executor, id: string, invitation: Invitation): Promise<void> {
  await db
    .updateTable('residents')
    .set({ invitation_hash: invitation.hash, invitation_expires_at: invitation.expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Deletes a resident. @returns the person and the building's name; undefined where there was none */
export function deleteResident(db: Executor, administrationId: string, buildingId: string, id: string) {
  return db
    .deleteFrom('residents')
    .using('buildings')
    .whereRef('buildings.id', '=', 'residents.building_id')
    .where('residents.administration_id', '=', administrationId)
    .where('residents.building_id', '=', buildingId)
    .where('residents.id', '=', id)
    .returning([
      'residents.firstname',
      'residents.lastname',
      'residents.email',
      'buildings.name as building_name',
    ])
    .executeTakeFirst();
}
