import { textOf } from '@laundry/error-catalogue';
import { kit, transactionsReport } from '@laundry/strings';
import { EmptyState, ErrorNotice, LoadingState } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
      return <LoadingState label={transactionsReport.searching} />;
    case 'failed':
      return (
        <ErrorNotice action={<Button onClick={onRetry}>{kit.retry}</Button>}>
          {textOf(search.error)}
        </ErrorNotice>
      );
    case 'found':
      return search.rows.length === 0 ? (
        <EmptyState title={transactionsReport.empty}>{transactionsReport.emptyHint}</EmptyState>
      ) : (
        <>
          <Box role="status" sx={{ mb: 1, color: 'text.secondary' }}>
            {transactionsReport.found(search.rows.length)}
          </Box>
          <TransactionsGrid rows={search.rows} />
        </>
      );
  }
}
