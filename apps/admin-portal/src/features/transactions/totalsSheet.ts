import type { TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import { reports, transactionsReport } from '@laundry/strings';
import type { FurtherSheet } from '@laundry/table-export';
import { formatDay } from '@laundry/ui-kit';
import { currencyName } from '../../reports/names.ts';

const { subtotals, totalsSheet: names } = reports;
const { columns, figures } = transactionsReport;

type Sums = TransactionsSummary['totals'][number];

/** The sums of rows by currency and a name of theirs, to the cent. */
function sumsBy(rows: readonly TransactionRecord[], nameOf: (row: TransactionRecord) => string) {
  const groups = Map.groupBy(rows, (row) => `${nameOf(row)}\u0000${row.currency}`);
  const cents = (of: readonly number[]) => of.reduce((sum, pesos) => sum + Math.round(pesos * 100), 0) / 100;
  return [...groups.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { currency } = first;
    const amount = cents(of.map((row) => row.amount));
    return [
      {
        name: nameOf(first),
        currency,
        amount,
        adm_income: cents(of.map((row) => row.adm_income)),
        count: of.length,
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

const sheet = (rows: FurtherSheet['rows']): FurtherSheet => ({
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
export const totalsSheet = ({ totals, byBuilding, byDay }: TransactionsSummary): FurtherSheet =>
  sheet([
    ...totals.map((sums) => rowOf(names.total, undefined, sums)),
    ...byBuilding.map((sums) => rowOf(subtotals.building, sums.building_name, sums)),
    ...byDay.map((sums) => rowOf(subtotals.day, formatDay(sums.day), sums)),
  ]);

/** The same of those rows alone that the columns' filters leave. */
export const totalsOfRows = (rows: readonly TransactionRecord[]): FurtherSheet =>
  sheet([
    ...sumsBy(rows, () => '').map((sums) => rowOf(names.total, undefined, sums)),
    ...sumsBy(rows, (row) => row.building_name).map((sums) => rowOf(subtotals.building, sums.name, sums)),
  ]);
