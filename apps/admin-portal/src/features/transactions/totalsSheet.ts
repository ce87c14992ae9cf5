import { UYU } from '@laundry/api-contract';
import type { TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import { reports, adjustments as texts, transactionsReport } from '@laundry/strings';
import type { WorkbookSheet } from '../../shared/table-export/index.ts';
import { formatDay } from '@laundry/ui-kit';
import { adjustmentText } from '../../reports/adjustments.ts';
import { currencyName } from '../../reports/names.ts';

const { subtotals, totalsSheet: names } = reports;
const { columns, figures } = transactionsReport;

type Sums = TransactionsSummary['totals'][number];

/** Sums rows by a name and their currency, to the cent. */
function sumsBy(rows: readonly TransactionRecord[], nameOf: (row: TransactionRecord) => string) {
  const groups = Map.groupBy(rows, (row) => `${nameOf(row)}\u0000${row.currency}`);
  const sumOf = (amounts: readonly number[]) =>
    amounts.reduce((sum, pesos) => sum + Math.round(pesos * 100), 0) / 100;
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { currency } = first;
    const amount = sumOf(group.map((row) => row.amount));
    return [
      {
        name: nameOf(first),
        currency,
        amount,
        adm_income: sumOf(group.map((row) => row.adm_income)),
        count: group.length,
      },
    ];
  });
}

const rowOf = (group: string, name: string | undefined, { currency, count, amount, adm_income }: Sums) => [
  group,
  name,
  currencyName(currency),
  count,
  amount,
  adm_income,
];

const sheet = (rows: WorkbookSheet['rows']): WorkbookSheet => ({
  title: names.title,
  columns: [
    { header: names.group, kind: 'text' },
    { header: names.name, kind: 'text' },
    { header: columns.currency, kind: 'text' },
    { header: figures.transactions, kind: 'count' },
    { header: columns.amount, kind: 'pesos' },
    { header: columns.income, kind: 'pesos' },
  ],
  rows,
});

/** 'Totales', the second sheet of the report's workbook (D54), currency by currency. */
export const totalsSheet = ({
  totals,
  byBuilding,
  byDay,
  adjustments = [],
}: TransactionsSummary): WorkbookSheet =>
  sheet([
    ...totals.map((sums) => rowOf(names.total, undefined, sums)),
    ...byBuilding.map((sums) => rowOf(subtotals.building, sums.building_name, sums)),
    ...byDay.map((sums) => rowOf(subtotals.day, formatDay(sums.day), sums)),
    ...adjustments.map((one) => [
      texts.title,
      adjustmentText(one),
      currencyName(UYU),
      undefined,
      one.prepaid,
      one.adm_income,
    ]),
  ]);

/** The totals of the rows that the columns' filters leave. */
export const totalsOfRows = (rows: readonly TransactionRecord[]): WorkbookSheet =>
  sheet([
    ...sumsBy(rows, () => '').map((sums) => rowOf(names.total, undefined, sums)),
    ...sumsBy(rows, (row) => row.building_name).map((sums) => rowOf(subtotals.building, sums.name, sums)),
  ]);
