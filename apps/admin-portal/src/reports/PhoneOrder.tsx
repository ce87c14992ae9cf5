import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

export interface PhoneOrderProps {
  rows: ReactNode;
  plot: ReactNode;
  /** The plot is on its way: its room is kept where rows stand below it. */
  awaited: boolean;
  /** The window's width in px under which rows are long. */
  below: number;
}

/** Of the plot's panel on a phone, in px. */
const PLOT_ROOM = 380;

/** Rows before their plot; where they are long, as on a phone, after it. */
export function PhoneOrder({ rows, plot, awaited, below }: PhoneOrderProps) {
  const phone = useMediaQuery(`(max-width: ${below - 0.05}px)`, { noSsr: true });
  const drawn = (plot !== false || (phone && awaited)) && (
    <Box key="plot" sx={{ minWidth: 0, ...(phone && { minHeight: PLOT_ROOM }) }}>
      {plot}
    </Box>
  );
  const listed = (
    <Box key="rows" sx={{ minWidth: 0 }}>
      {rows}
    </Box>
  );
  return <>{phone ? [drawn, listed] : [listed, drawn]}</>;
}
