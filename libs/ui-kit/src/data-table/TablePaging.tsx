import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { dataTable } from '@laundry/strings';
import { PAGE_SIZE } from './query.ts';
import type { VisibleRows } from './useVisibleRows.ts';

/** The range of the visible rows: '51–100 de 173', or 'of more' if their number is unknown. */
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

/** The range of the visible rows, and buttons for the other pages, which keep the focus at the last one. */
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
          aria-disabled={!step.possible}
          onClick={() => step.possible && onPage(step.to)}
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
