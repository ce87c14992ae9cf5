import type { Adjustment, Settlement } from '@laundry/api-contract';
import { formatCount, formatPesos } from '@laundry/strings/format';
import { adjustments as adjusting, mails, settlement as settling } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { settlement: texts } = mails;

/** The sums of a month. */
type SettledMonth = Pick<Settlement, 'totals' | 'prepaid'>;

/** The part of a settlement that is mailed: its sums, and those of each building. */
interface MailedSettlement extends SettledMonth, Pick<Settlement, 'month' | 'balance'> {
  readonly buildings: readonly (SettledMonth & { readonly name: string })[];
  readonly adjustments?: readonly Omit<Adjustment, 'building_id' | 'by' | 'at'>[] | undefined;
}

const monthName = new Intl.DateTimeFormat('es-UY', { month: 'long', timeZone: 'UTC' });

/** YYYY-MM as 'marzo de 2026'. Without the year the name would start with a capital. */
const monthText = (month: string) => {
  const [year, number] = month.split('-');
  return texts.month(monthName.format(new Date(`${year}-${number}-01T00:00:00Z`)).toLowerCase(), year ?? '');
};

const toUsesRow = (name: string, { totals: { washes, dries, total } }: SettledMonth) => [
  name,
  formatCount(washes.count),
  formatCount(dries.count),
  formatPesos(total),
];
const toTopUpsRow = (name: string, { prepaid: { amount, adm_income } }: SettledMonth) => [
  name,
  formatPesos(amount),
  formatPesos(adm_income),
];

const { columns } = adjusting;

/** A row for each adjustment: its description and its differences. */
const adjustmentRows = ({ adjustments = [] }: MailedSettlement) =>
  adjustments.map(
    ({ month, building_name: building, cause, total, prepaid, adm_income: income }) =>
      [
        adjusting.line(adjusting.name(monthText(month)), building, adjusting.causes[cause]),
        Object.entries({ [columns.total]: total, [columns.prepaid]: prepaid, [columns.income]: income })
          .filter(([, difference]) => difference !== 0)
          .map(([label, difference]) => `${label}: ${formatPesos(difference)}`)
          .join('\n'),
      ] as const,
  );

/** A month's settlement by building, for an administrator. @param url of the settlement in the portal */
export function settlementMail(settlement: MailedSettlement, url: string): MailDocument {
  const { month, buildings, totals, prepaid, balance } = settlement;
  const failed = totals.failed > 0 ? [[texts.failed, formatCount(totals.failed)] as const] : [];
  const rows = [...failed, ...adjustmentRows(settlement)];
  const makeTable = (
    { caption, head }: { readonly caption: string; readonly head: readonly string[] },
    cells: (name: string, of: SettledMonth) => string[],
  ) => ({
    caption,
    head,
    rows: buildings.map((building) => cells(building.name, building)),
    foot: cells(texts.all, settlement),
    numbers: head.length - 1,
  });
  return {
    title: texts.title(monthText(month)),
    paragraphs: [texts.lead(monthText(month))],
    figures: [
      [texts.uses.total, formatPesos(totals.total)],
      [texts.topUps.total, formatPesos(prepaid.amount)],
      [texts.topUps.income, formatPesos(prepaid.adm_income)],
      ...(balance
        ? [[settling.balance.payer(balance.due), formatPesos(Math.abs(balance.due))] as const]
        : []),
    ],
    ...(rows.length > 0 && { rows }),
    tables: [makeTable(texts.uses, toUsesRow), makeTable(texts.topUps, toTopUpsRow)],
    link: { label: texts.action, url },
    closing: texts.closing,
  };
}
