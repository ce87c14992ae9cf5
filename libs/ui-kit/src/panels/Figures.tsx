import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Figure {
  /** What it counts. */
  label: string;
  /** The number, formatted: '$ 1.234'. */
  text: string;
  /** Shown below it, such as a comparison. */
  more?: ReactNode;
}

/** Key figures side by side, each below its label; on a phone one below the other. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const compared = figures.some(({ more }) => more !== undefined);
  const look = { rowGap: { xs: compared ? 2 : 0.5, sm: 4 }, gridTemplateColumns: columnsFor(figures.length) };
  return (
    <Box component="dl" sx={{ ...grid, ...look }}>
      {figures.map(({ label, text, more }) => (
        <Box key={label} sx={more === undefined ? { ...item, ...line } : item}>
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box sx={number}>{text}</Box>
            {more}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/**
 * All numbers in one row if each gets 11rem with gaps of 2rem, otherwise two rows of equal length, so that
 * six are never shown as five and one. The factor 999 turns the sign of the missing width into a switch:
 * `clamp` returns its lower bound if all fit, otherwise its upper bound.
 */
function columnsFor(count: number): string {
  const perRow = Math.ceil(count / 2);
  const allInOneRow = `${count * 11 + (count - 1) * 2}rem`;
  const half = `(100% - ${(perRow - 1) * 2}rem) / ${perRow} - 1px`;
  return `repeat(auto-fit, minmax(min(100%, clamp(11rem, (${allInOneRow} - 100%) * 999, ${half})), 1fr))`;
}

/** Thin lines between neighbours in both directions; `overflow` hides those at the outer edges. */
const grid = {
  display: 'grid',
  columnGap: '2rem',
  m: 0,
  overflow: 'hidden',
} as const;

/** The subgrid aligns the numbers of a row, however long their labels are. */
const item = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: 0,
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&::before, &::after': { content: '""', position: 'absolute', backgroundColor: 'divider' },
  '@media (forced-colors: active)': { '&::before, &::after': { backgroundColor: 'CanvasText' } },
  '&::before': { insetBlock: 0, left: '-1rem', width: '1px' },
  '&::after': { insetInline: 0, top: { xs: '-8px', sm: '-16px' }, height: '1px' },
} as const;

/**
 * On a phone, a figure without `more` has its number beside its label and hardly larger, to save a line: the
 * data that such figures sum up follows below.
 */
const line = {
  display: { xs: 'flex', sm: 'grid' },
  justifyContent: { xs: 'space-between', sm: 'normal' },
  alignItems: { xs: 'baseline', sm: 'stretch' },
  columnGap: 2,
  '& > dd': {
    flexShrink: { xs: 0, sm: 1 },
    maxWidth: { xs: '65%', sm: 'none' },
    textAlign: { xs: 'end', sm: 'start' },
  },
  '& > dd > div': { fontSize: { xs: '1.125rem', sm: '1.625rem' } },
  '&::after': { ...item['&::after'], top: { xs: '-2px', sm: '-16px' } },
} as const;

const number = {
  typography: 'h2',
  fontSize: { xs: '1.375rem', sm: '1.625rem' },
} as const;
