import { decimalText, escapeFormula, formatInstant } from '@laundry/strings/format';
import { referenceOf } from '../../payments/reference.ts';
import { invoiceLinesBetween } from '../../queries/payments/invoices.ts';
import type { Dependencies } from '../dependencies.ts';
import { daysOf } from '../reports/reportRange.ts';

const HEAD = [
  'payment',
  'at',
  'kind',
  'amount',
  'currency',
  'card',
  'accessory',
  'channel',
  'rut',
  'name',
  'email',
];

/**
 * Quotes a cell of a semicolon-separated file, and escapes what spreadsheets would run as a formula (D45).
 */
const textCell = (text: string): string => {
  const safe = escapeFormula(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Payments with a RUT in a range of days, as CSV with a header for the company's invoicing. Refunds and
 * chargebacks are negative amounts. Times are in Montevideo time, amounts in pesos with a decimal comma.
 *
 * @throws Failure ex_invalid_field for days that do not exist or are reversed
 */
export async function invoiceFile(
  { db }: Pick<Dependencies, 'db'>,
  days: { readonly from: string; readonly to: string },
): Promise<string> {
  const { from, to } = daysOf(days);
  const rows = (await invoiceLinesBetween(db, from, to)).map((line) => [
    referenceOf(line.number),
    formatInstant(line.at),
    line.kind,
    decimalText(line.amount_cents).replace('.', ','),
    String(line.currency),
    line.card_uid ?? '',
    textCell(line.item_reference ?? ''),
    line.channel,
    textCell(line.rut ?? ''),
    textCell(line.payer_name),
    textCell(line.payer_email),
  ]);
  return [HEAD, ...rows].map((cells) => cells.join(';')).join('\r\n');
}
