import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const columns = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: 6,
  mt: { xs: 5, md: 7 },
  '& > h3': { typography: 'h3', m: 0, mb: 2, gridRow: '1 / span 2' },
  '& > :not(h3)': { gridColumn: 2 },
  '& > a': { justifySelf: 'start' },
} as const;

/** A part of a section: its title, and on a wide screen its text beside it. */
export const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={columns}>
    <h3>{title}</h3>
    {children}
  </Box>
);
