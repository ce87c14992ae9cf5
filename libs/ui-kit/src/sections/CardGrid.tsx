import Box from '@mui/material/Box';
import { Children } from 'react';
import type { ReactNode } from 'react';

export interface CardGridProps {
  /** The cards; each becomes an entry of a list. */
  children: ReactNode;
  /** The narrowest a card may be, in px: it decides how many stand in a row. */
  minWidth?: number;
}

/** Cards of one height in as many columns as there is room for. */
export function CardGrid({ children, minWidth = 250 }: CardGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { display: 'grid', minWidth: 0 },
      }}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Box>
  );
}
