import type { BuildingUser } from '@laundry/api-contract';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
import { personText, recordActivity } from '../../queries/administration/activity.ts';
import { removeAccountOfNobody } from '../../queries/accounts/accounts.ts';
import {
  deleteResident,
  insertResident,
  keepAdministration,
  lockResident,
  replaceInvitation,
  residentOfKey,
  listResidents,
} from '../../queries/administration/residents.ts';
import type { NewResident, Resident } from '../../queries/administration/residents.ts';
import type { OwnDays } from '../../queries/reports/reportConditions.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { Handler } from '../dependencies.ts';
import { newInvitation, queueInvitation } from '../accounts/mailedLinks.ts';
import { onToday, ownBuilding } from './building.ts';

const recordOf = ({ created_at, validated_at, ...fields }: Resident): BuildingUser => ({
  ...fields,
  createdAt: created_at.toISOString(),
  validatedAt: validated_at?.toISOString() ?? null,
});

/** A building's residents, newest first. @throws Failure ex_not_found */
export const buildingUsers: Handler<'buildingUsers'> = async ({ db, clock }, { session, params }) => {
  const today = onToday(clock);
  const building = await ownBuilding(db, session, params.id, today);
  return (await listResidents(db, building.id, today.to)).map(recordOf);
};

/**
 * The resident that an earlier request with the same idempotency key created.
 *
 * @throws Failure where that request was for another resident, or the e-mail is taken
 */
async function createdBefore(db: Executor, resident: NewResident, own: OwnDays, key: string | undefined) {
  const before = key === undefined ? undefined : await residentOfKey(db, resident, own, key);
  if (!before) throw new Failure('ex_email_taken');
  if (!before.same) throw new Failure('ex_idempotency_conflict');
  return before.resident;
}

/**
 * Creates a resident and queues the invitation in one transaction, once per idempotency key.
 *
 * @throws Failure ex_not_found, ex_email_taken, ex_idempotency_conflict, ex_too_many_requests
 */
export const createBuildingUser: Handler<'createBuildingUser'> = (
  { db, settings, clock },
  { session, params: { id: buildingId }, body: user, idempotencyKey },
) =>
  db.transaction().execute(async (transaction) => {
    const { administrationId, accountId: actorId } = session;
    const own = { administrationId, ...onToday(clock) };
    if (isUuid(buildingId)) await keepAdministration(transaction, buildingId);
    const building = await ownBuilding(transaction, session, buildingId, own);
    const at = clock();
    const invitation = newInvitation(settings, at);
    const resident = { ...user, buildingId: building.id };
    const created = await insertResident(transaction, resident, own, invitation, idempotencyKey, at);
    if (!created) return recordOf(await createdBefore(transaction, resident, own, idempotencyKey));
    const guest = { ...resident, administrationId, building: building.name };
    await queueInvitation(transaction, settings, guest, invitation, at);
    const subject = personText(created.firstname, created.lastname, created.email);
    const entry = { administrationId, actorId, subject, buildingName: building.name };
    await recordActivity(transaction, { ...entry, kind: 'resident-invited' }, at);
    return recordOf(created);
  });

/**
 * Removes a resident with the invitation and all personal data. The account is removed too where the person
 * is a resident of no other building. The history of the building's cards stays, because it names nobody.
 *
 * @throws Failure ex_not_found
 */
export const deleteBuildingUser: Handler<'deleteBuildingUser'> = async (
  { db, clock },
  { session: { administrationId, accountId: actorId }, params: { id: buildingId, userId } },
) => {
  if (!isUuid(buildingId) || !isUuid(userId)) throw new Failure('ex_not_found');
  await db.transaction().execute(async (transaction) => {
    const removed = await deleteResident(
      transaction,
      { administrationId, ...onToday(clock) },
      buildingId,
      userId,
    );
    if (!removed) throw new Failure('ex_not_found');
    const { firstname, lastname, email, building_name: buildingName } = removed;
    await removeAccountOfNobody(transaction, email);
    const subject = personText(firstname, lastname, email);
    const entry = { administrationId, actorId, subject, buildingName };
    await recordActivity(transaction, { ...entry, kind: 'resident-removed' }, clock());
  });
};

/**
 * Replaces a resident's invitation and queues its mail. The previous link ends.
 *
 * @throws Failure ex_not_found, ex_already_confirmed, ex_too_many_requests
 */
export const resendConfirmation: Handler<'resendConfirmation'> = async (
  { db, settings, clock },
  { session: { administrationId, accountId: actorId }, params: { id: userId } },
) => {
  if (!isUuid(userId)) throw new Failure('ex_not_found');
  await db.transaction().execute(async (transaction) => {
    const resident = await lockResident(transaction, { administrationId, ...onToday(clock) }, userId);
    if (!resident) throw new Failure('ex_not_found');
    if (resident.validated_at) throw new Failure('ex_already_confirmed');
    const at = clock();
    const invitation = newInvitation(settings, at);
    await replaceInvitation(transaction, resident.id, invitation);
    const guest = { ...resident, administrationId, building: resident.building_name };
    await queueInvitation(transaction, settings, guest, invitation, at);
    const subject = personText(resident.firstname, resident.lastname, resident.email);
    const entry = { administrationId, actorId, subject, buildingName: guest.building };
    await recordActivity(transaction, { ...entry, kind: 'resident-invited-again' }, at);
  });
};
