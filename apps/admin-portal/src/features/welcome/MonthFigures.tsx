import Box from '@mui/material/Box';
import type { Overview } from '@laundry/api-contract';
import { overview } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import { comparisonsOf } from './comparison.ts';
import { Panel } from './Panel.tsx';

const { month } = overview;

const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
} as const;

const quiet = { color: 'text.secondary', typography: 'body2' } as const;

/** This month until now beside the same days of the last one. */
export function MonthFigures({ of }: { of: Overview }) {
  const today = of.days.at(-1)?.day;
  const lead =
    today === undefined ? undefined : month.lead(formatDay(`${today.slice(0, 8)}01`), formatDay(today));
  return (
    <Panel heading={month.heading} lead={lead}>
      <Box component="dl" sx={grid}>
        {comparisonsOf(of).map(({ label, now, same, whole, trend }) => (
          <Box key={label}>
            <Box component="dt" sx={quiet}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Box sx={{ typography: 'h3', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
                {now}
              </Box>
              <Box sx={{ typography: 'body2', fontWeight: 600 }}>{trend}</Box>
              <Box sx={quiet}>{`${month.same}: ${same}`}</Box>
              <Box sx={quiet}>{`${month.whole}: ${whole}`}</Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
