import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Settlement } from '@laundry/api-contract';
import { settlementMail } from '@laundry/mail-templates';
import { adminOriginOf, senderOf, mailOf } from '../../mail/composeMail.ts';
import { queueMail } from '../../queries/mails.ts';
import { awaitingSettlement, claimSettlementMail } from '../../queries/reports/settlementMails.ts';
import type { Dependencies } from '../dependencies.ts';
import { settlement } from './settlement.ts';

/** The month before the one of a day, YYYY-MM. */
function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}

/**
 * Mails the settlement of the month before to every administrator who asked for it, once each, however many
 * instances do it at the same time. An administration without buildings has none.
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
  const settled = new Map<string, Settlement>();
  for (const { id, email, administrationId } of await awaitingSettlement(db, firstDay)) {
    if (stopping?.aborted) return;
    const of =
      settled.get(administrationId) ??
      (await settlement(dependencies, { administrationId }, { month, building: ALL_BUILDINGS }));
    settled.set(administrationId, of);
    if (of.buildings.length === 0) continue;
    const mail = mailOf(settlementMail(of, url), senderOf(settings), { recipient: email });
    await db.transaction().execute(async (transaction) => {
      if (await claimSettlementMail(transaction, id, firstDay)) await queueMail(transaction, mail, clock());
    });
  }
}
