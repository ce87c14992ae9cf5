import { montevideoDay } from '@laundry/strings/format';
import { senderOf } from '../../mail/composeMail.ts';
import type { Executor } from '../../database/connect.ts';
import { removeAccountOfNobody } from '../../queries/accounts/invitations.ts';
import { personText, recordActivityOfCompany } from '../../queries/administration/activity.ts';
import {
  buildingsToEmpty,
  deleteLeavingResidents,
  lockBuilding,
} from '../../queries/company/buildingAdministrations.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Takes the residents of a building out that changed its administration without them (D81), as the former
 * administration could have done.
 *
 * @param whom.all also those who were entered on the day itself
 * @returns how many there were
 */
export async function takeResidentsOut(
  db: Executor,
  { settings }: Pick<Dependencies, 'settings'>,
  buildingId: string,
  at: Date,
  whom: { readonly all: boolean },
): Promise<number> {
  const left = await deleteLeavingResidents(db, buildingId, montevideoDay(at), whom);
  const { productName: name, email: address } = senderOf(settings);
  for (const { firstname, lastname, email } of left?.residents ?? []) {
    await removeAccountOfNobody(db, email);
    const entry = {
      administrationId: left?.administration_id ?? '',
      kind: 'resident-removed',
      subject: personText(firstname, lastname, email),
      buildingName: left?.name ?? '',
    } as const;
    await recordActivityOfCompany(db, entry, { name, email: address }, at);
  }
  return left?.residents.length ?? 0;
}

/** Takes residents out whose building has changed its administration by now. */
export async function takeDueResidentsOut({
  db,
  settings,
  clock,
}: Pick<Dependencies, 'db' | 'settings' | 'clock'>): Promise<void> {
  const at = clock();
  const today = montevideoDay(at);
  for (const buildingId of await buildingsToEmpty(db, today))
    await db.transaction().execute(async (transaction) => {
      await lockBuilding(transaction, buildingId, today);
      await takeResidentsOut(transaction, { settings }, buildingId, at, { all: false });
    });
}
