import { mails } from '@laundry/strings';
import { mailOf } from '../mail/document.ts';
import { pesosText } from '../mail/pesosText.ts';
import { takeUntold } from '../queries/discrepancies.ts';
import { THE_COMPANY, queueMail } from '../queries/mails.ts';
import type { Dependencies } from './dependencies.ts';

/** Discrepancies in one mail. */
const MOST = 100;

/** Mails the company of the discrepancies that it was not told of yet, each once, those of a moment together. */
export function tellDiscrepancies({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  return db.transaction().execute(async (transaction) => {
    const untold = await takeUntold(transaction, MOST, at);
    if (untold.length === 0) return;
    const { title, lead } = mails.discrepancies;
    const rows = untold.map(({ kind, key, amount_cents: cents, detail }) => {
      const amount = cents === null ? '' : ` (${pesosText(cents)})`;
      return [`${kind} ${key}`, `${detail}${amount}`] as const;
    });
    const mail = { title: title(untold.length), paragraphs: [lead], rows };
    await queueMail(transaction, mailOf(mail, { recipient: THE_COMPANY }), at);
  });
}
