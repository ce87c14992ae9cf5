import type { Settlement } from '@laundry/api-contract';
import { formatCount, formatMonth, formatPesos } from '@laundry/strings/format';
import { adjustments as adjusting, mails, settlement as settling } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { settlement: texts } = mails;

/** The sums of a month, of one building or of all. */
type SettledMonth = Pick<Settlement, 'totals' | 'prepaid'>;

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
const adjustmentRows = ({ adjustments = [] }: Settlement) =>
  adjustments.map(
    ({ month, building_name: building, cause, total, prepaid, adm_income: income }) =>
      [
        adjusting.line(adjusting.name(formatMonth(month)), building, adjusting.causes[cause]),
        Object.entries({ [columns.total]: total, [columns.prepaid]: prepaid, [columns.income]: income })
          .filter(([, difference]) => difference !== 0)
          .map(([label, difference]) => `${label}: ${formatPesos(difference)}`)
          .join('\n'),
      ] as const,
  );

/** A month's settlement by building, for an administrator. @param url of the settlement in the portal */
export function settlementMail(settlement: Settlement, url: string): MailDocument {
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
    title: texts.title(formatMonth(month)),
    paragraphs: [texts.lead(formatMonth(month))],
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
