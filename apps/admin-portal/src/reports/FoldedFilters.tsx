import { reports } from '@laundry/strings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export interface FoldedFiltersProps {
  /** The search in force; undefined where there is none, or one that went wrong. */
  search: string | undefined;
  children: ReactNode;
}

/** Filters that make room for what they found: below a desk's width they fold after each search, and open at a press. */
export function FoldedFilters({ search, children }: FoldedFiltersProps) {
  const id = useId();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = search === undefined || openedAt === search;
  return (
    <>
      {search !== undefined && (
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpenedAt(open ? undefined : search)}
          sx={{ display: { md: 'none' }, ...(open && { mb: 1.5 }) }}
        >
          {reports.changeFilters}
        </Button>
      )}
      <Box id={id} sx={{ display: { xs: open ? 'block' : 'none', md: 'block' } }}>
        {children}
      </Box>
    </>
  );
}
