import Button from '@mui/material/Button';
import { dataTable } from '@laundry/strings';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorNotice } from '../feedback/ErrorNotice.tsx';
import { activeFilters, withoutFilters } from './query.ts';
import { useTable } from './TableContext.ts';

export interface TableMessageProps {
  /** An error to show instead of rows. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The next step where nothing was found, with or without filters. */
  emptyAction?: ReactNode;
  emptyHint?: ReactNode;
}

/** Shown in place of rows: an error with a retry button, or that nothing was found, with the next step. */
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
