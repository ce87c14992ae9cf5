import type { TransactionsSummary } from '@laundry/api-contract';
import { reports, transactionsReport } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { memo, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { currencyName } from '../../reports/currencyName.ts';
import type { ReportFilters } from '../../reports/filtersCodec.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { PeriodPlot } from '../../reports/PeriodPlot.tsx';
import { SummaryPanel } from '../../reports/SummaryPanel.tsx';
import { Totals } from '../../reports/Totals.tsx';
import { TABLE_FROM } from './columns.ts';
import { subtotalsOf } from './subtotals.ts';
import { summaryRequested } from './transactions.slice.ts';

export interface TransactionsSummaryPanelProps {
  summary: Loadable<TransactionsSummary>;
  query: ReportFilters;
  /** The rows. */
  children: ReactNode;
}

export interface TransactionsTotalsProps extends Omit<TransactionsSummaryPanelProps, 'children'> {
  /** What was searched for, in words. */
  scope: string;
}

const { count } = reports;
const { figures, plot } = transactionsReport;

/** Of the page on both sides of the table, in px. */
const MARGINS = 48;

/** One series for each currency. */
const seriesOf = ({ totals, byDay }: TransactionsSummary) =>
  totals.map(({ currency }) => ({
    label: figures.amount(currencyName(currency)),
    text: formatPesos,
    values: new Map(
      byDay.filter((sums) => sums.currency === currency).map(({ day, amount }) => [day, amount]),
    ),
  }));

/** Totals of all transactions that the search found, currency by currency. */
export function TransactionsTotals({ summary, query, scope }: TransactionsTotalsProps) {
  const dispatch = useDispatch();
  return (
    <Totals
      scope={scope}
      summary={summary}
      onRetry={() => dispatch(summaryRequested(query))}
      figures={({ count: transactions, totals }) => [
        { label: figures.transactions, text: count(transactions) },
        ...totals.flatMap(({ currency, amount, adm_income }) => [
          { label: figures.amount(currencyName(currency)), text: formatPesos(amount) },
          { label: figures.income(currencyName(currency)), text: formatPesos(adm_income) },
        ]),
      ]}
    />
  );
}

/** All transactions by day and building, currency by currency, around their rows. */
export function TransactionsSummaryPanel({
  summary,
  query: { from, to },
  children,
}: TransactionsSummaryPanelProps) {
  const plotOf = useCallback(
    (value: TransactionsSummary) => <TransactionsPlot from={from} to={to} summary={value} />,
    [from, to],
  );
  return (
    <SummaryPanel
      summary={summary}
      subtotals={subtotalsOf}
      plot={plotOf}
      rowsLastBelow={TABLE_FROM + MARGINS}
    >
      {children}
    </SummaryPanel>
  );
}

interface TransactionsPlotProps {
  from: string;
  to: string;
  summary: TransactionsSummary;
}

/** A keystroke in a filter draws nothing of it anew. */
const TransactionsPlot = memo(function TransactionsPlot({ from, to, summary }: TransactionsPlotProps) {
  const series = useMemo(() => seriesOf(summary), [summary]);
  return <PeriodPlot titles={plot} from={from} to={to} series={series} />;
});
