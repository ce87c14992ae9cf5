import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../failure.ts';
import { senderOf } from '../../mail/composeMail.ts';
import { personText, recordActivityOfCompany } from '../../queries/administration/activity.ts';
import { insertAdministratorInvitation } from '../../queries/administration/administrators.ts';
import {
  newAdministrators,
  renameAdministrators,
  resolveAdministrators,
  wrongAdministrators,
} from '../../queries/company/administrators.ts';
import { queueAdministratorInvitation } from '../administration/administrators.ts';
import type { Dependencies } from '../dependencies.ts';
import { newInvitation } from '../accounts/invite.ts';
import { MAX_SHOWN } from './report.ts';
import type { KindReport } from './report.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';

/**
 * Invites the staged administrators who are new, and changes the names that differ of those who are not. No
 * file holds passwords: each administrator chooses one by the mailed link.
 *
 * @throws InvalidLines where a line does not fit what is there
 */
export async function inviteStaged(
  db: Executor,
  { settings }: Pick<Dependencies, 'settings'>,
  file: string,
  at: Date,
): Promise<KindReport> {
  await resolveAdministrators(db);
  const { lines, count } = await wrongAdministrators(db);
  if (count > 0) throw new InvalidLines(file, lines, count);
  const changes = await renameAdministrators(db);
  const people = await newAdministrators(db);
  const { productName, email: address } = senderOf(settings);
  for (const person of people) {
    const { administrationId, name, lastname, email } = person;
    const invitation = newInvitation(settings, at);
    const invited = await insertAdministratorInvitation(db, person, invitation, undefined, at);
    // Invited through the portal in this moment.
    if (!invited) throw new Failure('ex_email_taken', { detail: email });
    await queueAdministratorInvitation(db, settings, administrationId, invited, invitation, at);
    const entry = {
      administrationId,
      kind: 'administrator-invited',
      subject: personText(name, lastname, email),
    } as const;
    await recordActivityOfCompany(db, entry, { name: productName, email: address }, at);
  }
  return {
    kind: 'administrators',
    added: people.length,
    changed: changes.length,
    additions: people.slice(0, MAX_SHOWN).map(({ email }) => email),
    changes: changes.slice(0, MAX_SHOWN),
  };
}
