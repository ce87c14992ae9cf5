import { BUILDING_ADM } from '@laundry/api-contract';
import { decimalText, escapeFormula, formatInstant, toPesos } from '@laundry/strings/format';
import * as v from 'valibot';
import { formatReference } from '../../payments/reference.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import { erasePerson, findPerson } from '../../queries/company/people.ts';
import { hasWaitingInvoice, invoiceLinesBetween } from '../../queries/payments/invoices.ts';
import { printable } from '../../shared/printable.ts';
import { sha256 } from '../../shared/secrets.ts';
import { parseDays } from '../reports/days.ts';
import { command, manualAction, refusal, shortText } from './command.ts';

const HEAD = 'payment;at;kind;amount;currency;card;accessory;channel;rut;name;email';

/** Quotes a cell of a semicolon-separated file on one line, and escapes what would run as a formula (D45). */
const textCell = (text: string): string => {
  const safe = printable(escapeFormula(text));
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const email = v.pipe(shortText, v.toLowerCase());

/** Commands that export and erase personal data, and list payments for invoicing. */
export const PEOPLE_COMMANDS = {
  /** All data stored about a person, for a file that the person receives. Amounts are pesos. */
  exportPerson: command(v.object({ email }), async ({ db }, person) => {
    const { payments, ...otherData } = await findPerson(db, person.email);
    return {
      email: person.email,
      payments: payments.map(({ number, amount_cents, ...payment }) => ({
        reference: formatReference(number),
        amount: toPesos(amount_cents),
        ...payment,
      })),
      ...otherData,
    };
  }),
  /**
   * Erases a person at their request, and returns the number of rows changed or deleted, by what they are.
   * The ledger keeps amounts, cards and states. The audit trail keeps the SHA-256 of the e-mail as proof of
   * the erasure. First an administrator has to be removed by the administration, and what waits for the
   * invoicing system be taken by it.
   */
  erasePerson: command(v.object({ ...manualAction, email }), (deps, { email: address, ...action }) =>
    deps.db.transaction().execute(async (transaction) => {
      const { accounts } = await findPerson(transaction, address);
      if (accounts.some(({ role }) => role === BUILDING_ADM))
        throw refusal('this e-mail administers buildings: it has to be removed in the portal first');
      if (deps.settings.INVOICE_WEBHOOK_URL !== '' && (await hasWaitingInvoice(transaction, address)))
        throw refusal('an invoice of this e-mail waits for the invoicing system, which needs its RUT');
      const changes = await erasePerson(transaction, address, sha256(address));
      const erasure = { command: 'person erase', subject: `sha256 ${sha256(address)}`, changes };
      await recordCompanyAction(transaction, { ...action, ...erasure, at: deps.clock() });
      return changes;
    }),
  ),
  /**
   * Payments with a RUT in a range of days, as CSV with a header for the company's invoicing. Refunds and
   * chargebacks are negative amounts. Times are in Montevideo time, amounts in pesos with a decimal comma.
   */
  invoices: command(v.object({ from: shortText, to: shortText }), async ({ db }, days) => {
    const { from, to } = parseDays(days);
    const rows = (await invoiceLinesBetween(db, from, to)).map((line) => [
      formatReference(line.number),
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
    return [HEAD, ...rows.map((cells) => cells.join(';'))].join('\r\n');
  }),
} as const;
