import { montevideoDay } from '@laundry/strings/format';
import { administrationChangedMail } from '@laundry/mail-templates';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';
import type { InvalidLine } from '../../company-data/invalidLines.ts';
import type { Executor } from '../../database/connect.ts';
import { removeAccountOfNobody } from '../../queries/accounts/invitations.ts';
import { personText, recordActivityOfCompany } from '../../queries/administration/activity.ts';
import { residentsOf } from '../../queries/administration/residents.ts';
import {
  administrationLines,
  deleteResidents,
  emailsInBoth,
  lockBuilding,
  moveUses,
  setAdministration,
} from '../../queries/company/buildingAdministrations.ts';
import type { AdministrationLine } from '../../queries/company/buildingAdministrations.ts';
import { queueMail } from '../../queries/mails.ts';
import type { Dependencies } from '../dependencies.ts';

type Company = Pick<Dependencies, 'settings'>;
/** A line that changes a building's administration from a day on. */
type Change = AdministrationLine & { readonly administrationId: string; readonly from: string };

/** Why a line cannot be taken in; undefined where it can. */
function refusal(
  { isNew, administrationId, from, differs, withoutResidents }: AdministrationLine,
  today: string,
): string | undefined {
  if (isNew) return 'from and without_residents are for a building that changes its administration';
  if (administrationId === null) return 'from and without_residents need an administration';
  if (!differs || from === null || from === today) return undefined;
  if (from < today)
    return `from: ${from} is past; a building changes its administration today at the earliest`;
  return withoutResidents
    ? `without_residents: residents are taken out on the day itself, ${from}`
    : undefined;
}

/** Takes the building's residents out, as its administration until now could have done. */
async function takeOut(
  db: Executor,
  { settings }: Company,
  { buildingId }: Change,
  former: { readonly name: string; readonly administration_id: string },
  at: Date,
): Promise<string> {
  const residents = await deleteResidents(db, buildingId);
  const { productName, email: address } = senderOf(settings);
  for (const { firstname, lastname, email } of residents) {
    await removeAccountOfNobody(db, email);
    const entry = {
      administrationId: former.administration_id,
      kind: 'resident-removed',
      subject: personText(firstname, lastname, email),
      buildingName: former.name,
    } as const;
    await recordActivityOfCompany(db, entry, { name: productName, email: address }, at);
  }
  return `residents taken out: ${residents.length}`;
}

/** Tells the building's residents who manages it from when. */
async function tell(
  db: Executor,
  { settings }: Company,
  { buildingId, administrationName, from }: Change,
  building: string,
  at: Date,
): Promise<string> {
  const residents = await residentsOf(db, buildingId);
  for (const { firstname, lastname, email } of residents) {
    const document = administrationChangedMail({ firstname, lastname, building }, administrationName, from);
    await queueMail(db, mailOf(document, senderOf(settings), { recipient: email }), at);
  }
  return `residents told by mail: ${residents.length}`;
}

/**
 * Changes the administrations of staged buildings from their days on (D81). Call it before the buildings
 * themselves are updated.
 *
 * @returns a line for each
 * @throws InvalidLines for a past day, and where a resident's e-mail is the new administration's already
 */
export async function changeAdministrations(
  db: Executor,
  company: Company,
  file: string,
  at: Date,
): Promise<string[]> {
  const today = montevideoDay(at);
  const lines = await administrationLines(db, today);
  const invalid: InvalidLine[] = [];
  const notes: string[] = [];
  for (const named of lines) {
    const { line, label, buildingId, administrationId, withoutResidents } = named;
    const reason = refusal(named, today);
    if (reason !== undefined) invalid.push({ line, reason });
    if (reason !== undefined || administrationId === null || !named.differs) continue;
    const change = { ...named, administrationId, from: named.from ?? today };
    const former = await lockBuilding(db, buildingId, today);
    const both = withoutResidents ? [] : await emailsInBoth(db, change);
    if (both.length > 0)
      invalid.push({
        line,
        reason: `residents of another building of ${named.administration} too: ${both.join(', ')}; one of the two entries, or all by without_residents, has to go first`,
      });
    await setAdministration(db, change, today);
    await moveUses(db, buildingId, today);
    const residents = withoutResidents
      ? await takeOut(db, company, change, former, at)
      : await tell(db, company, change, former.name, at);
    notes.push(`${label}: ${named.administration}'s from ${change.from} on; ${residents}`);
  }
  if (invalid.length > 0) throw new InvalidLines(file, invalid);
  return notes;
}
