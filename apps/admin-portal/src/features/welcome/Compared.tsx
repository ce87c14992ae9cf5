import DownIcon from '@mui/icons-material/TrendingDownRounded';
import FlatIcon from '@mui/icons-material/TrendingFlatRounded';
import UpIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import { overview } from '@laundry/strings';
import type { Comparison, Direction } from './comparison.ts';

const { month } = overview;

const looks = {
  up: { Icon: UpIcon, color: 'success.dark', backgroundColor: 'success.light' },
  down: { Icon: DownIcon, color: 'warning.dark', backgroundColor: 'warning.light' },
  flat: { Icon: FlatIcon, color: 'text.secondary', backgroundColor: 'background.tinted' },
} as const satisfies Record<Direction, object>;

/** How a figure stands to the last month: the change at a glance, and under it what it was. */
export function Compared({ with: { same, whole, trend, direction } }: { with: Comparison }) {
  const { Icon, ...colours } = looks[direction];
  const rows = [
    [month.same, same],
    [month.whole, whole],
  ] as const;
  return (
    <>
      <Box sx={{ ...mark, ...colours }}>
        <Icon aria-hidden sx={{ fontSize: 18 }} />
        {trend}
      </Box>
      {rows.map(([label, text]) => (
        <Box key={label} sx={row}>
          <span>{`${label}:`}</span> <span>{text}</span>
        </Box>
      ))}
    </>
  );
}

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.25,
  my: 0.5,
  borderRadius: 0.5,
  typography: 'body2',
  fontWeight: 600,
} as const;

/** What it was stands at the end of its line; on a tablet, with three figures side by side, under it. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '1fr', md: '1fr auto' },
  alignItems: 'end',
  columnGap: 1,
  maxWidth: '20rem',
  color: 'text.secondary',
  typography: 'body2',
  fontSize: { sm: '0.8125rem', md: '0.875rem' },
  fontVariantNumeric: 'tabular-nums',
} as const;
