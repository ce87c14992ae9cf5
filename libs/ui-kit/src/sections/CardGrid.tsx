import Box from '@mui/material/Box';
import { Children } from 'react';
import type { ReactNode } from 'react';

export interface CardGridProps {
  /** The cards; each becomes an entry of a list. */
  children: ReactNode;
  /** The narrowest a card may be, in px: it decides how many stand in a row. */
  minWidth?: number;
  /** So many in each row from a tablet on, whatever their width: for as many cards. */
  columns?: 2 | 3;
}

/** Cards of one height in as many columns as there is room for. */
export function CardGrid({ children, minWidth = 250, columns }: CardGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns:
          columns === undefined
            ? `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`
            : { sm: `repeat(${columns}, minmax(0, 1fr))` },
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
