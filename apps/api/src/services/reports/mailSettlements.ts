import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Settlement } from '@laundry/api-contract';
import { settlementMail } from '@laundry/mail-templates';
import type { Executor } from '../../database/connect.ts';
import { adminOriginOf, senderOf, mailOf } from '../../mail/composeMail.ts';
import { queueMail } from '../../queries/mails.ts';
import { awaitingSettlement, claimSettlementMail } from '../../queries/reports/settlementMails.ts';
import type { Settings } from '../../settings.ts';

/**
 * Mails a settlement to every administrator of an administration who subscribed to it, once each. An
 * administration without buildings has none. Call it in the transaction that closes the month, so that what
 * is mailed is what is kept (D80).
 */
export async function queueSettlementMails(
  db: Executor,
  settings: Settings,
  administrationId: string,
  settlement: Settlement,
  at: Date,
): Promise<void> {
  const { month, buildings } = settlement;
  if (buildings.length === 0) return;
  const firstDay = `${month}-01`;
  const url = `${adminOriginOf(settings)}/dashboard-settlement?month=${month}&building=${ALL_BUILDINGS}`;
  for (const { id, email } of await awaitingSettlement(db, administrationId, firstDay)) {
    const mail = mailOf(settlementMail(settlement, url), senderOf(settings), { recipient: email });
    if (await claimSettlementMail(db, id, firstDay)) await queueMail(db, mail, at);
  }
}
