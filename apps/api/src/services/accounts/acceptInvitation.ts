import { Failure } from '../../failure.ts';
import { recordActivity } from '../../queries/administration/activity.ts';
import { administratorInvitationOf, openAdministrator } from '../../queries/administration/administrators.ts';
import type { AdministratorInvitation } from '../../queries/administration/administrators.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';
import { tellPasswordSet } from './tellPasswordSet.ts';
import { assertUsable } from './tokenRefusal.ts';

/** The dates that decide whether an administrator's invitation can be used. */
export const datesOfInvitation = ({ accepted_at, expires_at }: AdministratorInvitation) => ({
  usedAt: accepted_at,
  expiresAt: expires_at,
});

/**
 * Makes the invited person an administrator with the chosen password, and tells a resident's account of it.
 * An invitation can be accepted only once, even by concurrent requests.
 *
 * @throws Failure ex_token_invalid, ex_token_used, ex_token_expired, ex_weak_password, ex_too_many_requests,
 * ex_email_taken where the e-mail belongs to an administrator already, which the owner of its link may know
 */
export async function acceptInvitation(
  dependencies: Dependencies,
  tokenHash: string,
  password: string,
): Promise<void> {
  const { db, settings, clock } = dependencies;
  assertUsable(await administratorInvitationOf(db, tokenHash), datesOfInvitation, clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const locked = await administratorInvitationOf(transaction, tokenHash, true);
    const invitation = assertUsable(locked, datesOfInvitation, at);
    const account = await openAdministrator(transaction, invitation, passwordHash, at);
    if (account === undefined) throw new Failure('ex_email_taken');
    const { id: actorId } = account;
    if (!account.isNew) await tellPasswordSet(transaction, settings, invitation.email, at);
    const { administration_id: administrationId } = invitation;
    await recordActivity(transaction, { administrationId, actorId, kind: 'administrator-joined' }, at);
  });
}
