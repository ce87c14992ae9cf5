import { Button } from '@laundry/ui-kit';
import { reports } from '@laundry/strings';
import Box from '@mui/material/Box';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface FoldedFiltersProps {
  /** The current search; undefined if there is none or it failed. */
  search: string | undefined;
  children: ReactNode;
}

/** Filters that fold after each search on phones and tablets, below a button that opens them. */
export function FoldedFilters({ search, children }: FoldedFiltersProps) {
  const id = useId();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = search === undefined || openedAt === search;
  const button = useRef<HTMLButtonElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Folding hides the focused element, so the focus moves to the button that opens the filters.
    if (!open && filters.current?.contains(document.activeElement) === true) button.current?.focus();
  }, [open]);
  return (
    <>
      {search !== undefined && (
        <Box sx={{ display: { md: 'none' }, ...(open && { mb: 1.5 }) }}>
          <Button
            ref={button}
            variant="text"
            size="small"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpenedAt(open ? undefined : search)}
          >
            {reports.changeFilters}
          </Button>
        </Box>
      )}
      <Box id={id} ref={filters} sx={{ display: { xs: open ? 'block' : 'none', md: 'block' } }}>
        {children}
      </Box>
    </>
  );
}
