import { discrepanciesMail } from '@laundry/mail-templates';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import { claimUnreported } from '../../queries/ledgerCheck/discrepancies.ts';
import { COMPANY_RECIPIENT, queueMail } from '../../queries/mails.ts';
import type { Dependencies } from '../dependencies.ts';

/** Discrepancies in one mail. */
const MAX_PER_MAIL = 100;

/** Mails the company about discrepancies that were not mailed yet, several in one mail. */
export function mailDiscrepancies({
  db,
  settings,
  clock,
}: Pick<Dependencies, 'db' | 'settings' | 'clock'>): Promise<void> {
  const at = clock();
  return db.transaction().execute(async (transaction) => {
    const unreported = await claimUnreported(transaction, MAX_PER_MAIL, at);
    if (unreported.length === 0) return;
    const mail = mailOf(discrepanciesMail(unreported), senderOf(settings), { recipient: COMPANY_RECIPIENT });
    await queueMail(transaction, mail, at);
  });
}
