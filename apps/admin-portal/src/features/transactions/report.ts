import { UYU } from '@laundry/api-contract';
import type { TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import { reports, adjustments as texts, transactionsReport } from '@laundry/strings';
import { formatDay, formatPesos } from '@laundry/ui-kit';
import type { NumberColumn, ValueColumn } from '@laundry/ui-kit/data-table';
import { sumOfAdjustments } from '../../reports/adjustments.ts';
import { currencyName } from '../../reports/names.ts';
import type { Report } from '../../reports/report.ts';
import { reportTotals } from '../../reports/totals.ts';
import type { ExportColumn } from '../../shared/table-export/index.ts';
import { textColumn } from '../../tables/textColumn.ts';

const { columns: names, figures } = transactionsReport;

/** A record as a row. Records have no id, so their index serves as one. */
export type TransactionRow = TransactionRecord & { id: number };

const pesos = (field: 'amount' | 'adm_income', header: string): NumberColumn<TransactionRecord> => ({
  field,
  header,
  kind: 'pesos',
  filter: true,
  value: (row) => row[field],
});

/** The columns of the report (spec §2), in their order; fitColumns gives them their widths. */
const columns: readonly ValueColumn<TransactionRecord>[] = [
  // No column filter, because the search itself has a filter for the building.
  textColumn('building_name', names.building, { filter: false }),
  { ...pesos('amount', names.amount), cardPosition: 'end' },
  {
    field: 'currency',
    header: names.currency,
    kind: 'text',
    filter: true,
    value: (row) => currencyName(row.currency),
  },
  textColumn('user_name', names.customer, { cardPosition: 'title' }),
  textColumn('user_email', names.email, { breaks: 'email' }),
  textColumn('origin', names.origin, { cardPosition: 'second' }),
  {
    field: 'creation_date',
    header: names.createdAt,
    kind: 'instant',
    cardPosition: 'second',
    value: (row) => row.creation_date,
  },
  textColumn('uuid', names.card, { breaks: 'never' }),
  textColumn('message', names.message, {
    // A refund's message says so, and its amount is negative (D58).
    cardPosition: 'second',
    tone: ({ amount }) => (amount < 0 ? 'error' : undefined),
  }),
  pesos('adm_income', names.income),
];

/** The sums of a group in one currency. Currencies are never added up. */
interface Sums {
  currency: number;
  amount: number;
  adm_income: number;
  /** Absent for an adjustment, which concerns no transaction. */
  count?: number;
}

const amount: ExportColumn<Sums> = { header: names.amount, kind: 'pesos', value: (sums) => sums.amount };
const income: ExportColumn<Sums> = { header: names.income, kind: 'pesos', value: (sums) => sums.adm_income };

const totals = reportTotals<TransactionsSummary, Sums>({
  columns: [
    { header: names.currency, kind: 'text', value: ({ currency }) => currencyName(currency) },
    { header: figures.transactions, kind: 'count', value: ({ count }) => count },
    amount,
    income,
  ],
  whole: (summary) => summary.totals,
  groups: [
    {
      title: reports.subtotals.building,
      head: reports.heads.building,
      rows: ({ byBuilding }) => byBuilding.map((sums) => ({ ...sums, name: sums.building_name })),
    },
    {
      title: reports.subtotals.day,
      head: reports.heads.day,
      rows: ({ byDay }) => byDay.map((sums) => ({ ...sums, name: formatDay(sums.day) })),
    },
  ],
  adjustmentColumns: [amount, income],
  adjusted: ({ prepaid, adm_income }) => ({ currency: UYU, amount: prepaid, adm_income }),
});

/** Sums rows by a name and their currency, to the cent. */
function sumsBy(rows: readonly TransactionRecord[], readName: (row: TransactionRecord) => string) {
  const add = (sum: number, pesos: number) => Math.round((sum + pesos) * 100) / 100;
  const sums = new Map<string, TransactionsSummary['byBuilding'][number]>();
  for (const row of rows) {
    const group = { building_name: readName(row), currency: row.currency };
    const key = JSON.stringify(group);
    const { amount, adm_income, count } = sums.get(key) ?? { amount: 0, adm_income: 0, count: 0 };
    sums.set(key, {
      ...group,
      amount: add(amount, row.amount),
      adm_income: add(adm_income, row.adm_income),
      count: count + 1,
    });
  }
  return [...sums.values()];
}

/** The totals of the rows that pass the column filters; none by day, as rows lack the confirmation day. */
const summarize = (rows: readonly TransactionRecord[]): TransactionsSummary => ({
  count: rows.length,
  totals: sumsBy(rows, () => ''),
  byBuilding: sumsBy(rows, (row) => row.building_name),
  byDay: [],
});

/** The report of confirmed transactions (spec §2, §5). */
export const transactions: Report<TransactionRow, TransactionsSummary> = {
  name: 'transactions',
  texts: transactionsReport,
  columns,
  // The newest first.
  order: { field: 'creation_date', direction: 'desc' },
  summarize,
  tableFrom: 960,
  heights: {
    form: { xs: 272, sm: 280, md: 127, lg: 79 },
    totals: 174,
    plot: { xs: 361, sm: 369 },
  },
  needs: '/api/v1/reports/transactions/summary',
  figures: ({ count, totals: sums, adjustments = [] }) => [
    { label: figures.transactions, text: reports.count(count) },
    ...sums.flatMap(({ currency, ...of }) => [
      { label: figures.amount(currencyName(currency)), text: formatPesos(of.amount) },
      { label: figures.income(currencyName(currency)), text: formatPesos(of.adm_income) },
    ]),
    ...(adjustments.length > 0
      ? [{ label: texts.title, text: formatPesos(sumOfAdjustments(adjustments).prepaid) }]
      : []),
  ],
  totals,
  series: ({ totals: sums, byDay }) =>
    sums.map(({ currency }) => ({
      label: figures.amount(currencyName(currency)),
      text: formatPesos,
      values: new Map(
        byDay.filter((day) => day.currency === currency).map(({ day, amount: of }) => [day, of]),
      ),
    })),
};
