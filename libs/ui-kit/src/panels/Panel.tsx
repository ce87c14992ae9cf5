import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { outlined } from '../theme/tokens.ts';

export interface PanelProps {
  /** The heading and accessible name; omitted around forms and plots, which have their own. */
  heading?: string;
  /** A sentence below the heading. */
  lead?: string | undefined;
  /** Reduces the padding, for a bar of fields and for figures over a table. */
  dense?: boolean;
  children: ReactNode;
}

const paper = { ...outlined(), minWidth: 0, p: { xs: 2, sm: 2.5 } } as const;

const densePaper = { ...paper, p: { xs: 1.5, sm: 2 } } as const;

/** A part of a dense page, on its own surface. */
export function Panel({ heading, lead, dense = false, children }: PanelProps) {
  const id = useId();
  if (heading === undefined)
    return <Box sx={dense ? { ...densePaper, py: { md: 0.75 } } : paper}>{children}</Box>;
  return (
    <Box component="section" aria-labelledby={id} sx={dense ? { ...densePaper, py: { md: 1.25 } } : paper}>
      <Box component="h2" id={id} sx={{ typography: 'h4', m: 0 }}>
        {heading}
      </Box>
      {lead !== undefined && (
        <Box component="p" sx={{ color: 'text.secondary', typography: 'body2', m: 0, mt: 0.5 }}>
          {lead}
        </Box>
      )}
      <Box sx={{ mt: dense ? { xs: 1.5, md: 1 } : 2 }}>{children}</Box>
    </Box>
  );
}
