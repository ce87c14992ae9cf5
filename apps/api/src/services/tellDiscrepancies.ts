import { discrepanciesMail } from '@laundry/mail-templates';
import { mailOf } from '../mail/mailOf.ts';
import { senderOf } from '../mail/senderOf.ts';
import { takeUntold } from '../queries/discrepancies.ts';
import { THE_COMPANY, queueMail } from '../queries/mails.ts';
import type { Dependencies } from './dependencies.ts';

/** Discrepancies in one mail. */
const MOST = 100;

/** Mails the company of the discrepancies that it was not told of yet, each once, those of a moment together. */
export function tellDiscrepancies({
  db,
  settings,
  clock,
}: Pick<Dependencies, 'db' | 'settings' | 'clock'>): Promise<void> {
  const at = clock();
  return db.transaction().execute(async (transaction) => {
    const untold = await takeUntold(transaction, MOST, at);
    if (untold.length === 0) return;
    const mail = mailOf(discrepanciesMail(untold), senderOf(settings), { recipient: THE_COMPANY });
    await queueMail(transaction, mail, at);
  });
}
