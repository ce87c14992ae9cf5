import type { ActivityKind, BuildingUser } from '@laundry/api-contract';
import { invitationMail } from '@laundry/mail-templates';
import type { Mailing } from '../../mail/composeMail.ts';
import { Failure, requireFound } from '../../shared/failure.ts';
import { recordActivity } from '../../queries/administration/activity.ts';
import { removeUnusedAccount } from '../../queries/accounts/accounts.ts';
import {
  deleteResident,
  insertResident,
  blockAdministrationChange,
  lockResident,
  replaceInvitation,
  residentOfKey,
  listResidents,
} from '../../queries/administration/residents.ts';
import type { Resident } from '../../queries/administration/residents.ts';
import type { TokenHash } from '../../queries/accounts/mailedLinks.ts';
import type { Handler } from '../dependencies.ts';
import { sendInvitation } from '../accounts/mailedLinks.ts';
import type { AdministratorSession } from '../accounts/session.ts';
import { ownBuilding, ownToday } from './building.ts';

const toBuildingUser = ({ created_at, validated_at, ...fields }: Resident): BuildingUser => ({
  ...fields,
  createdAt: created_at.toISOString(),
  validatedAt: validated_at?.toISOString() ?? null,
});

/** A building's residents, newest first. @throws Failure ex_not_found */
export const buildingUsers: Handler<'buildingUsers'> = async ({ db, clock }, { session, params }) => {
  const own = ownToday(session, clock);
  const building = await ownBuilding(db, own, params.id);
  return (await listResidents(db, building.id, own.to)).map(toBuildingUser);
};

/**
 * Gives a resident a new invitation in the place of any before, queues its mail and records it.
 *
 * @throws Failure ex_too_many_requests
 */
async function invite(
  mailing: Mailing,
  session: AdministratorSession,
  { resident, building, kind }: { resident: Resident; building: string; kind: ActivityKind },
): Promise<void> {
  const { db, settings, at } = mailing;
  const store = (link: TokenHash) => replaceInvitation(db, resident.id, link);
  await sendInvitation(mailing, `invitation ${session.administrationId}`, store, (to, token, expiresAt) => {
    const url = `${settings.PUBLIC_ORIGIN}/complete-signup?token=${token}`;
    return invitationMail({ ...to, building }, url, expiresAt);
  });
  await recordActivity(db, session, { kind, subject: resident, buildingName: building }, at);
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
    const own = ownToday(session, clock);
    await blockAdministrationChange(transaction, buildingId);
    const building = await ownBuilding(transaction, own, buildingId);
    const at = clock();
    const fields = { ...user, buildingId: building.id };
    const resident = await insertResident(transaction, fields, own, idempotencyKey, at);
    if (!resident) {
      const before = await residentOfKey(transaction, fields, own, idempotencyKey);
      const { same, ...created } = requireFound(before, 'ex_email_taken');
      if (!same) throw new Failure('ex_idempotency_conflict');
      return toBuildingUser(created);
    }
    const invited = { resident, building: building.name, kind: 'resident-invited' } as const;
    await invite({ db: transaction, settings, at }, session, invited);
    return toBuildingUser(resident);
  });

/**
 * Removes a resident with the invitation and all personal data. The account is removed too where the person
 * is a resident of no other building. The history of the building's cards stays, because it names nobody.
 *
 * @throws Failure ex_not_found
 */
export const deleteBuildingUser: Handler<'deleteBuildingUser'> = async (
  { db, clock },
  { session, params: { id: buildingId, userId } },
) => {
  await db.transaction().execute(async (transaction) => {
    const own = ownToday(session, clock);
    const subject = requireFound(await deleteResident(transaction, own, buildingId, userId));
    await removeUnusedAccount(transaction, subject.email);
    const entry = { kind: 'resident-removed', subject, buildingName: subject.building_name } as const;
    await recordActivity(transaction, session, entry, clock());
  });
};

/**
 * Replaces a resident's invitation and queues its mail. The previous link ends.
 *
 * @throws Failure ex_not_found, ex_already_confirmed, ex_too_many_requests
 */
export const resendConfirmation: Handler<'resendConfirmation'> = async (
  { db, settings, clock },
  { session, params: { id } },
) => {
  await db.transaction().execute(async (transaction) => {
    const own = ownToday(session, clock);
    const resident = requireFound(await lockResident(transaction, own, id));
    if (resident.validated_at) throw new Failure('ex_already_confirmed');
    const invited = { resident, building: resident.building_name, kind: 'resident-invited-again' } as const;
    await invite({ db: transaction, settings, at: clock() }, session, invited);
  });
};
