import Box from '@mui/material/Box';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { plainList } from '../theme/tokens.ts';

export interface CardGridProps {
  /** The cards; each becomes an item of a list. */
  children: ReactNode;
  /** The smallest width of a card in px, which determines the number of columns. */
  minWidth?: number;
  /** A fixed number of columns from tablets up, for exactly as many cards. */
  columns?: 2 | 3;
}

/** Cards of equal height, in as many columns as fit. */
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
        ...plainList,
        // No long word makes a card wider than its place.
        '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
      }}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Box>
  );
}
