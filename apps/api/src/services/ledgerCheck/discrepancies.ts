import type { ChannelName } from '@laundry/api-contract';
import { discrepanciesMail } from '@laundry/mail-templates';
import type { DiscrepancyKind } from '../../database/moneySchema.ts';
import { mailDocument } from '../../mail/composeMail.ts';
import { openDiscrepancy, resolveGone, claimUnreported } from '../../queries/ledgerCheck/discrepancies.ts';
import type { Fault } from '../../queries/ledgerCheck/ledgerCheck.ts';
import { COMPANY_RECIPIENT } from '../../queries/mails.ts';
import type { CoreDependencies, Dependencies } from '../dependencies.ts';

/** The faults that a check found, by kind. An empty list means that the kind was checked without findings. */
type FaultsByKind = Readonly<Partial<Record<DiscrepancyKind, readonly Fault[]>>>;

/**
 * Opens a discrepancy for each fault found, and resolves those that the check no longer finds.
 *
 * @param checkedKeys the keys that were checked, where the check did not cover everything: discrepancies of
 *   other keys stay open
 */
export async function recordFaults(
  { db, clock }: Dependencies,
  channel: ChannelName | undefined,
  faultsByKind: FaultsByKind,
  checkedKeys?: readonly string[],
): Promise<void> {
  const at = clock();
  for (const kind of Object.keys(faultsByKind) as DiscrepancyKind[]) {
    const faults = faultsByKind[kind] ?? [];
    for (const { transactionId, currency, ...fault } of faults)
      await openDiscrepancy(db, {
        ...fault,
        kind,
        channel,
        transactionId: transactionId ?? undefined,
        currency: currency ?? undefined,
        at,
      });
    const found = faults.map(({ key }) => ({ kind, key }));
    await resolveGone(db, { kinds: [kind], keys: checkedKeys }, found, 'a later check found nothing', at);
  }
}

const MAX_PER_MAIL = 100;

/** Mails the company about discrepancies that were not mailed yet, several in one mail. */
export function mailDiscrepancies({ db, settings, clock }: CoreDependencies): Promise<void> {
  const at = clock();
  return db.transaction().execute(async (transaction) => {
    const unreported = await claimUnreported(transaction, MAX_PER_MAIL, at);
    if (unreported.length === 0) return;
    const company = { recipient: COMPANY_RECIPIENT };
    await mailDocument(transaction, settings, discrepanciesMail(unreported), company, at);
  });
}
