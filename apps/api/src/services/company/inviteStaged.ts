import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../failure.ts';
import { senderOf } from '../../mail/composeMail.ts';
import { personText, recordActivityOfCompany } from '../../queries/administration/activity.ts';
import { insertAdministratorInvitation } from '../../queries/administration/administrators.ts';
import {
  newAdministrators,
  renameAdministrators,
  resolveAdministrators,
  invalidAdministrators,
} from '../../queries/company/administrators.ts';
import { queueAdministratorInvitation } from '../administration/administrators.ts';
import type { Dependencies } from '../dependencies.ts';
import { newInvitation } from '../accounts/invite.ts';
import { MAX_SHOWN } from './report.ts';
import type { KindReport } from './report.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';

/**
 * Invites staged administrators who are new, and updates the names of known ones. Files contain no passwords:
 * each administrator chooses one with the mailed link.
 *
 * @throws InvalidLines where a line contradicts the existing data
 */
export async function inviteStaged(
  db: Executor,
  { settings }: Pick<Dependencies, 'settings'>,
  file: string,
  at: Date,
): Promise<KindReport> {
  await resolveAdministrators(db);
  const { lines, count } = await invalidAdministrators(db);
  if (count > 0) throw new InvalidLines(file, lines, count);
  const changes = await renameAdministrators(db);
  const people = await newAdministrators(db);
  const { productName, email: address } = senderOf(settings);
  for (const person of people) {
    const { administrationId, name, lastname, email } = person;
    const invitation = newInvitation(settings, at);
    const invited = await insertAdministratorInvitation(db, person, invitation, undefined, at);
    // The portal has invited this e-mail since the lines were resolved.
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
