import { textOf } from '@laundry/error-catalogue';
import { transactionsReport } from '@laundry/strings';
import { ErrorNotice, LoadingState } from '@laundry/ui-kit';
import { TransactionsGrid } from './TransactionsGrid.tsx';
import type { Search } from './transactions.slice.ts';

export interface ResultsProps {
  search: Search;
  onRetry: () => void;
}

/** What the search came to. */
export function Results({ search, onRetry }: ResultsProps) {
  switch (search.status) {
    case 'idle':
      return null;
    case 'searching':
      return <LoadingState label={transactionsReport.searching} shape="rows" />;
    case 'failed':
      return <ErrorNotice onRetry={onRetry}>{textOf(search.error)}</ErrorNotice>;
    case 'found':
      return <TransactionsGrid rows={search.rows} />;
  }
}
