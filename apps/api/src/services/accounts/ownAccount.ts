import { PASSWORD_RULES } from '@laundry/api-contract/password';
import { passwordMail } from '@laundry/mail-templates';
import { Failure, requireFound } from '../../shared/failure.ts';
import { mailDocument } from '../../mail/composeMail.ts';
import { setPassword } from '../../queries/accounts/accounts.ts';
import { findSession } from '../../queries/accounts/sessions.ts';
import { recordActivity } from '../../queries/administration/activity.ts';
import { findPreferences, setPreferences } from '../../queries/reports/settlement.ts';
import type { Handler } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';
import { idleSince } from './session.ts';

/** Changes allowed per account in a minute. */
const CHANGES = 10;

/**
 * Changes the password of the session's own account, ends its other sessions and its mailed links, and queues
 * a mail about it, in one transaction (D21, D74). Other accounts are treated as unknown (D28).
 *
 * @throws Failure ex_not_found, ex_weak_password, ex_too_many_requests, ex_unauthorized where another session
 * changed the password first
 */
export const changePassword: Handler<'changePassword'> = async (
  dependencies,
  { session, body: { emailAddress, newPassword } },
) => {
  const { db, settings, clock } = dependencies;
  const { accountId, email } = session;
  if (emailAddress.toLowerCase() !== email) throw new Failure('ex_not_found', { detail: 'emailAddress' });
  const attempts = { key: accountId, times: CHANGES };
  const passwordHash = await hashNewPassword(dependencies, newPassword, PASSWORD_RULES.length, attempts);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    await setPassword(transaction, accountId, passwordHash, at, session.tokenHash);
    // Where two sessions change it at once, the first ends the second, whose transaction is rolled back here.
    const own = await findSession(transaction, session.tokenHash, at, idleSince(settings, at));
    if (!own) throw new Failure('ex_unauthorized');
    await recordActivity(transaction, session, { kind: 'password-changed' }, at);
    await mailDocument({ db: transaction, settings, at }, passwordMail(email, at), { recipient: email });
  });
  return { passwordChanged: true };
};

/** The mail preferences of the session's own account. @throws Failure ex_unauthorized if it was deleted */
export const notificationPreferences: Handler<'notificationPreferences'> = async ({ db }, { session }) =>
  requireFound(await findPreferences(db, session.accountId), 'ex_unauthorized');

/** Sets and returns the mail preferences of the session's own account. @throws Failure as above */
export const setNotificationPreferences: Handler<'setNotificationPreferences'> = async (
  { db },
  { session, body },
) => requireFound(await setPreferences(db, session.accountId, body), 'ex_unauthorized');
