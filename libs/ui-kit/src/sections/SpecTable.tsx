import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tabularFigures } from '../theme/typography.ts';

export interface Spec {
  name: string;
  /** Figure and unit, or words. */
  value: ReactNode;
}

/** Technical data: each name with its value; on a phone the value stands below. */
export function SpecTable({ specs }: { specs: readonly Spec[] }) {
  return (
    <Box component="dl" sx={{ m: 0, borderTop: 2, borderColor: 'text.primary', maxWidth: 760 }}>
      {specs.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
            columnGap: 3,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, ...tabularFigures }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
