import { transactionsReport } from '@laundry/strings';
import { buildingName, scopeText } from '../../reports/names.ts';
import type { selectTransactions } from './transactions.slice.ts';
import { TransactionsSummaryPanel, TransactionsTotals } from './TransactionsSummaryPanel.tsx';
import { TransactionsTable } from './TransactionsTable.tsx';

export interface TransactionsResultsProps {
  transactions: ReturnType<typeof selectTransactions>;
}

/** The result of a search: totals, rows and plot. */
export function TransactionsResults({
  transactions: { search, summary, buildings },
}: TransactionsResultsProps) {
  if (search.status === 'idle') return null;
  const { query } = search;
  return (
    <>
      <TransactionsTotals
        summary={summary}
        query={query}
        scope={scopeText(buildingName(buildings, query.building), query, transactionsReport.byDayOf)}
      />
      <TransactionsSummaryPanel summary={summary} query={query}>
        <TransactionsTable search={search} summary={summary} buildings={buildings} />
      </TransactionsSummaryPanel>
    </>
  );
}
