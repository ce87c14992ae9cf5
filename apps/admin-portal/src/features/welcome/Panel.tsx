import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface PanelProps {
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A part of the first page under its name. */
export function Panel({ heading, lead, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h4', m: 0 }}>
        {heading}
      </Box>
      {lead !== undefined && (
        <Box component="p" sx={{ color: 'text.secondary', typography: 'body2', m: 0, mt: 0.5 }}>
          {lead}
        </Box>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}
