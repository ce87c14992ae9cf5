import type { TransactionsSummary } from '@laundry/api-contract';
import { reports, transactionsReport } from '@laundry/strings';
import { formatDay, formatPesos } from '@laundry/ui-kit';
import { adjustmentsSubtotals } from '../../reports/adjustments.ts';
import { currencyName } from '../../reports/names.ts';

const { count } = reports;
const { figures, columns: names } = transactionsReport;

interface Sums {
  currency: number;
  amount: number;
  adm_income: number;
  count: number;
}

const figureHeads = [names.currency, figures.transactions, names.amount, names.income];

/** Currencies are never put together. */
const figuresOf = ({ currency, amount, adm_income, count: transactions }: Sums) => [
  currencyName(currency),
  count(transactions),
  formatPesos(amount),
  formatPesos(adm_income),
];

/** By building and by day, as the page and the paper have them. */
export const subtotalsOf = ({ byBuilding, byDay, adjustments }: TransactionsSummary) => [
  {
    title: reports.subtotals.building,
    heads: [reports.heads.building, ...figureHeads],
    rows: byBuilding.map((sums) => [sums.building_name, ...figuresOf(sums)]),
  },
  {
    title: reports.subtotals.day,
    heads: [reports.heads.day, ...figureHeads],
    rows: byDay.map((sums) => [formatDay(sums.day), ...figuresOf(sums)]),
  },
  ...adjustmentsSubtotals(adjustments, [
    [names.amount, 'prepaid'],
    [names.income, 'adm_income'],
  ]),
];
