import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import { Button } from '../controls/Button.tsx';
import IconButton from '@mui/material/IconButton';
import { dataTable } from '@laundry/strings';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useTable } from './filters.tsx';
import { PAGE_SIZE, activeFilters, withoutFilters } from './query.ts';
import type { VisibleRows } from './useVisibleRows.ts';

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
  if (error !== undefined) return <Notice onRetry={onRetry}>{error}</Notice>;
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

/** The range of the visible rows: '51–100 de 173', or of more where nobody has counted them. */
export const shownRange = ({ rows, total, page }: VisibleRows<unknown>): string => {
  const first = page * PAGE_SIZE + 1;
  const last = page * PAGE_SIZE + rows.length;
  return total === undefined
    ? dataTable.shownRowsOfMore(first, last)
    : dataTable.shownRows(Math.min(first, total), last, total);
};

export interface TablePagingProps {
  label: string;
  shown: VisibleRows<unknown>;
  onPage: (page: number) => void;
}

/** The range of the visible rows, and buttons for the other pages. */
export function TablePaging({ label, shown, onPage }: TablePagingProps) {
  const { page, hasNext } = shown;
  const steps = [
    { label: dataTable.previousPage, Icon: ChevronLeft, to: page - 1, possible: page > 0 },
    { label: dataTable.nextPage, Icon: ChevronRight, to: page + 1, possible: hasNext },
  ];
  return (
    <Box component="nav" aria-label={dataTable.paging(label)} sx={paging}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {shownRange(shown)}
      </Box>
      {steps.map((step) => (
        <IconButton
          key={step.label}
          aria-label={step.label}
          disabled={!step.possible}
          onClick={() => onPage(step.to)}
          sx={{ width: 44, height: 44, border: 1, borderColor: 'divider', color: 'primary.main' }}
        >
          <step.Icon />
        </IconButton>
      ))}
    </Box>
  );
}

const paging = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  mt: 1.5,
  typography: 'body2',
} as const;
