import type { TransactionsSummary } from '@laundry/api-contract';
import { reports, adjustments as texts, transactionsReport } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { memo, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { sumOfAdjustments } from '../../reports/adjustments.ts';
import { currencyName } from '../../reports/names.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { PeriodPlot } from '../../reports/summary/PeriodPlot.tsx';
import { SummaryPanel } from '../../reports/summary/SummaryPanel.tsx';
import { Totals } from '../../reports/summary/Totals.tsx';
import { TABLE_FROM } from './columns.ts';
import { subtotalsOf } from './subtotals.ts';

export interface TransactionsSummaryPanelProps {
  summary: Loadable<TransactionsSummary>;
  query: ReportFilters;
  /** The rows. */
  children: ReactNode;
}

export interface TransactionsTotalsProps {
  summary: Loadable<TransactionsSummary>;
  onRetry: () => void;
  /** The search, in words. */
  scope: string;
}

const { count } = reports;
const { figures, plot } = transactionsReport;

/** The page's margins beside the table, both together, in px. */
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
export function TransactionsTotals({ summary, onRetry, scope }: TransactionsTotalsProps) {
  return (
    <Totals
      needs="/api/v1/reports/transactions/summary"
      scope={scope}
      summary={summary}
      onRetry={onRetry}
      figures={({ count: transactions, totals, adjustments = [] }) => [
        { label: figures.transactions, text: count(transactions) },
        ...totals.flatMap(({ currency, amount, adm_income }) => [
          { label: figures.amount(currencyName(currency)), text: formatPesos(amount) },
          { label: figures.income(currencyName(currency)), text: formatPesos(adm_income) },
        ]),
        ...(adjustments.length > 0
          ? [{ label: texts.title, text: formatPesos(sumOfAdjustments(adjustments).prepaid) }]
          : []),
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

/** Memoized: a keystroke in a filter does not render it. */
const TransactionsPlot = memo(function TransactionsPlot({ from, to, summary }: TransactionsPlotProps) {
  const series = useMemo(() => seriesOf(summary), [summary]);
  return <PeriodPlot titles={plot} from={from} to={to} series={series} />;
});
