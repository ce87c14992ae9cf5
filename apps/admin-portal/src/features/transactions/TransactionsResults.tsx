import { transactionsReport } from '@laundry/strings';
import { buildingName, scopeText } from '../../reports/names.ts';
import type { Transactions } from './useTransactions.ts';
import { TransactionsSummaryPanel, TransactionsTotals } from './TransactionsSummaryPanel.tsx';
import { TransactionsTable } from './TransactionsTable.tsx';

export interface TransactionsResultsProps {
  transactions: Transactions;
  searchAgain: () => void;
  sumAgain: () => void;
}

/** The result of a search: totals, rows and plot. */
export function TransactionsResults({
  transactions: { search, summary, buildings },
  searchAgain,
  sumAgain,
}: TransactionsResultsProps) {
  if (search.status === 'idle') return null;
  const { query } = search;
  return (
    <>
      <TransactionsTotals
        summary={summary}
        onRetry={sumAgain}
        scope={scopeText(buildingName(buildings, query.building), query, transactionsReport.byDayOf)}
      />
      <TransactionsSummaryPanel summary={summary} query={query}>
        <TransactionsTable search={search} summary={summary} buildings={buildings} onRetry={searchAgain} />
      </TransactionsSummaryPanel>
    </>
  );
}
