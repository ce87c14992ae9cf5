import type { Actor } from '../../queries/company/audit.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import { markShipped } from '../../queries/shop/orders.ts';
import { Failure } from '../../failure.ts';
import { senderOf } from '../../mail/composeMail.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';
import { queueShippedMail } from '../shop/orderMails.ts';

/**
 * Marks an order as sent and queues the mail to the buyer, in one transaction.
 *
 * @param order the name of the order in the command, for the audit trail
 * @throws Failure ex_not_found where no such order is waiting to be sent
 */
export const shipOrder = (
  { db, settings, clock }: OperatorDependencies,
  transactionId: string,
  order: string,
  actor: Actor & { readonly id: string },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const at = clock();
    if (!(await markShipped(transaction, transactionId, at))) throw new Failure('ex_not_found');
    await queueShippedMail(transaction, transactionId, senderOf(settings), at);
    const action = { command: 'order ship', subject: order, changes: {} };
    await recordCompanyAction(transaction, { ...actor, ...action, at });
  });
