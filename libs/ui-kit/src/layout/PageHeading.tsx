import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  /** The page's or the step's name: the only h1. */
  children: ReactNode;
  /** A sentence under it. */
  lead?: ReactNode;
  /**
   * Changes with the step: the heading then takes focus, so that the step is read out. Never on first load.
   */
  focusKey?: string | number;
  /** Nearer to what follows, on a page of rows. */
  dense?: boolean;
}

/** The h1 of a page. */
export function PageHeading({ children, lead, focusKey, dense = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(focusKey);
  useEffect(() => {
    if (focused.current === focusKey) return;
    focused.current = focusKey;
    heading.current?.focus();
  }, [focusKey]);
  return (
    <Box sx={{ mb: dense ? 1.5 : { xs: 3, md: 4 } }}>
      <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h1', m: 0 }}>
        {children}
      </Box>
      {lead !== undefined && (
        <Box
          component="p"
          sx={{ typography: 'subtitle1', color: 'text.secondary', m: 0, mt: 1.5, maxWidth: '60ch' }}
        >
          {lead}
        </Box>
      )}
    </Box>
  );
}
