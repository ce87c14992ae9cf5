import type { Executor } from '../../database/connect.ts';
import { startOfDay } from '../montevideoDay.ts';

/**
 * What is to be invoiced or credited by RUT, oldest first: each movement of a payment that asked for an invoice, as the
 * ledger has it. What went back is negative.
 *
 * @param from the first Montevideo day, YYYY-MM-DD
 * @param to the last one
 */
export function invoiceLines(db: Executor, from: string, to: string) {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_rows', 'ledger_rows.entry_id', 'ledger_entries.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_rows.account_id')
    .innerJoin('transactions', 'transactions.id', 'ledger_entries.transaction_id')
    .leftJoin('purchases', 'purchases.transaction_id', 'transactions.id')
    .select([
      'transactions.number',
      'ledger_entries.at',
      'ledger_entries.kind',
      'ledger_rows.amount_cents',
      'transactions.currency',
      'transactions.card_uid',
      'purchases.item_reference',
      'transactions.channel',
      'transactions.rut',
      'transactions.payer_name',
      'transactions.payer_email',
    ])
    .where('ledger_accounts.kind', 'in', ['card', 'orders'])
    .where('transactions.rut', 'is not', null)
    .where('transactions.rut', '<>', '')
    .where('ledger_entries.at', '>=', startOfDay(from))
    .where('ledger_entries.at', '<', startOfDay(to, 1))
    .orderBy('ledger_entries.at')
    .orderBy('ledger_rows.id')
    .execute();
}
