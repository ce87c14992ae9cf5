import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Settlement } from '@laundry/api-contract';
import { settlementMail } from '@laundry/mail-templates';
import { adminOriginOf, senderOf, mailOf } from '../../mail/composeMail.ts';
import { queueMail } from '../../queries/mails.ts';
import { awaitingSettlement, claimSettlementMail } from '../../queries/reports/settlementMails.ts';
import type { Dependencies } from '../dependencies.ts';
import { settlement } from './settlement.ts';

/** The month before that of a day, YYYY-MM. */
function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}

/**
 * Mails the settlement of the previous month to every administrator who subscribed to it, once each, even
 * where several instances run this at once. An administration without buildings has none.
 *
 * @param day a day of the month after the one that is settled, YYYY-MM-DD
 */
export async function mailSettlements(
  dependencies: Dependencies,
  day: string,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, settings, clock } = dependencies;
  const month = monthBefore(day);
  const firstDay = `${month}-01`;
  const url = `${adminOriginOf(settings)}/dashboard-settlement?month=${month}&building=${ALL_BUILDINGS}`;
  const settlements = new Map<string, Settlement>();
  for (const { id, email, administrationId } of await awaitingSettlement(db, firstDay)) {
    if (stopping?.aborted) return;
    const current =
      settlements.get(administrationId) ??
      (await settlement(dependencies, { administrationId }, { month, building: ALL_BUILDINGS }));
    settlements.set(administrationId, current);
    if (current.buildings.length === 0) continue;
    const mail = mailOf(settlementMail(current, url), senderOf(settings), { recipient: email });
    await db.transaction().execute(async (transaction) => {
      if (await claimSettlementMail(transaction, id, firstDay)) await queueMail(transaction, mail, clock());
    });
  }
}
