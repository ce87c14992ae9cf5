import { administrationChangedMail } from '@laundry/mail-templates';
import { montevideoDay } from '@laundry/strings/format';
import { InvalidLines } from '../../company-data/invalidLines.ts';
import type { InvalidLine } from '../../company-data/invalidLines.ts';
import { mailDocument, mailSender } from '../../mail/composeMail.ts';
import type { Mailing } from '../../mail/composeMail.ts';
import { removeUnusedAccount } from '../../queries/accounts/accounts.ts';
import { recordActivityOfCompany } from '../../queries/administration/activity.ts';
import { listResidents } from '../../queries/administration/residents.ts';
import {
  buildingsToEmpty,
  deleteLeavingResidents,
  lockBuilding,
  administrationLines,
  emailsInBoth,
  moveUses,
  setAdministration,
} from '../../queries/company/buildingAdministrations.ts';
import type {
  AdministrationChange,
  AdministrationLine,
} from '../../queries/company/buildingAdministrations.ts';
import type { CoreDependencies } from '../dependencies.ts';

/**
 * Takes out the residents of a building whose administration changed without them (D81), as the former
 * administration could have done.
 *
 * @param whom.all also those who were entered on the day itself
 * @returns how many there were
 */
async function takeResidentsOut(
  { db, settings, at }: Mailing,
  buildingId: string,
  whom: { readonly all: boolean },
): Promise<number> {
  const left = await deleteLeavingResidents(db, buildingId, montevideoDay(at), whom);
  if (!left) return 0;
  for (const subject of left.residents) {
    await removeUnusedAccount(db, subject.email);
    const entry = { kind: 'resident-removed', subject, buildingName: left.name } as const;
    await recordActivityOfCompany(db, left.administration_id, entry, mailSender(settings), at);
  }
  return left.residents.length;
}

/** Takes residents out whose building has changed its administration by now. */
export async function takeDueResidentsOut({ db, settings, clock }: CoreDependencies): Promise<void> {
  const at = clock();
  const today = montevideoDay(at);
  for (const buildingId of await buildingsToEmpty(db, today))
    await db.transaction().execute(async (transaction) => {
      await lockBuilding(transaction, buildingId, today);
      await takeResidentsOut({ db: transaction, settings, at }, buildingId, { all: false });
    });
}

/** Why a line cannot be imported; undefined where it can. */
function refusal({ isNew, administrationId, from, differs }: AdministrationLine, today: string) {
  if (isNew) return 'from and without_residents are for a building that changes its administration';
  if (administrationId === null) return 'from and without_residents need an administration';
  if (!differs || from === null || from >= today) return undefined;
  return `from: ${from} is past; a building changes its administration today at the earliest`;
}

/** Takes the residents out on the day of the change; before it, only counts them. @returns a report line */
async function takeOut(mailing: Mailing, { buildingId, from }: AdministrationChange): Promise<string> {
  const today = montevideoDay(mailing.at);
  if (from === today)
    return `residents taken out: ${await takeResidentsOut(mailing, buildingId, { all: true })}`;
  const residents = await listResidents(mailing.db, buildingId, today);
  return `residents who are taken out then: ${residents.length}`;
}

/** Mails the building's residents its new administration and the first day. @returns a line of the report */
async function mailResidents(
  mailing: Mailing,
  { buildingId, administrationName, from }: AdministrationChange,
  building: string,
): Promise<string> {
  const residents = await listResidents(mailing.db, buildingId, montevideoDay(mailing.at));
  for (const { firstname, lastname, email } of residents) {
    const document = administrationChangedMail({ firstname, lastname, building }, administrationName, from);
    await mailDocument(mailing, document, { recipient: email });
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
export async function changeAdministrations(mailing: Mailing, file: string): Promise<string[]> {
  const { db } = mailing;
  const today = montevideoDay(mailing.at);
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
    const both = withoutResidents && change.from === today ? [] : await emailsInBoth(db, change);
    if (both.length > 0)
      invalid.push({
        line,
        reason: `residents of another building of ${named.administration} too: ${both.join(', ')}; one of the two entries, or all by without_residents today, has to go first`,
      });
    await setAdministration(db, change, today);
    await moveUses(db, buildingId, today);
    const residents = withoutResidents
      ? await takeOut(mailing, change)
      : await mailResidents(mailing, change, former.name);
    notes.push(`${label}: ${named.administration}'s from ${change.from} on; ${residents}`);
  }
  if (invalid.length > 0) throw new InvalidLines(file, invalid);
  return notes;
}
