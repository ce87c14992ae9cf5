import Button from '@mui/material/Button';
import { dataTable } from '@laundry/strings';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorNotice } from '../feedback/ErrorNotice.tsx';
import { activeFilters, withoutFilters } from './query.ts';
import { useTable } from './TableContext.ts';

export interface TableMessageProps {
  /** What went wrong, instead of rows. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The next step where there is nothing, whatever the filters. */
  emptyAction?: ReactNode;
  emptyHint?: ReactNode;
}

/** What stands where rows would: an error with its retry, or nothing found with the next step. */
export function TableMessage({ error, onRetry, emptyAction, emptyHint }: TableMessageProps) {
  const { query, onQuery } = useTable();
  if (error !== undefined) return <ErrorNotice onRetry={onRetry}>{error}</ErrorNotice>;
  const filtered = activeFilters(query) > 0;
  const action = filtered ? (
    <Button variant="outlined" onClick={() => onQuery(withoutFilters(query))}>
      {dataTable.clearFilters}
    </Button>
  ) : (
    emptyAction
  );
  return (
    <EmptyState title={dataTable.empty} compact {...(action !== undefined && { action })}>
      {filtered ? dataTable.filteredOut : emptyHint}
    </EmptyState>
  );
}
