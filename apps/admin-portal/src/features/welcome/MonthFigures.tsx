import type { Overview } from '@laundry/api-contract';
import { overview } from '@laundry/strings';
import { daysOfMonth, formatDay } from '@laundry/strings/format';
import { Figures, Panel } from '@laundry/ui-kit';
import DownIcon from '@mui/icons-material/TrendingDownRounded';
import FlatIcon from '@mui/icons-material/TrendingFlatRounded';
import UpIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import { compareMonths } from './comparison.ts';
import type { Comparison, Direction } from './comparison.ts';

const { month } = overview;

/** This month's figures so far, compared with the same days of last month. */
export function MonthFigures({ of }: { of: Overview }) {
  const today = of.days.at(-1)?.day;
  const lead =
    today === undefined ? undefined : month.lead(formatDay(daysOfMonth(today).from), formatDay(today));
  return (
    <Panel heading={month.heading} lead={lead}>
      <Figures
        figures={compareMonths(of).map((compared) => ({
          label: compared.label,
          text: compared.now,
          more: <Compared with={compared} />,
        }))}
      />
    </Panel>
  );
}

const looks = {
  up: { Icon: UpIcon, color: 'success.dark', backgroundColor: 'success.light' },
  down: { Icon: DownIcon, color: 'warning.dark', backgroundColor: 'warning.light' },
  flat: { Icon: FlatIcon, color: 'text.secondary', backgroundColor: 'background.tinted' },
} as const satisfies Record<Direction, object>;

/** A figure compared with last month: the change, and below it last month's figures. */
function Compared({ with: { same, whole, trend, direction } }: { with: Comparison }) {
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

/** Last month's figure ends the line; on tablets, with three figures side by side, it is below its label. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '1fr', md: '1fr auto' },
  alignItems: 'end',
  columnGap: 1,
  maxWidth: '20rem',
  color: 'text.secondary',
  typography: 'body2',
  fontSize: { sm: '0.8125rem', md: '0.875rem' },
} as const;
