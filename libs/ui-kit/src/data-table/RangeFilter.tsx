import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { dataTable } from '@laundry/strings';
import { useId } from 'react';
import { DayFilter } from './DayFilter.tsx';
import { isReversed, rangeFilter, withFilter } from './query.ts';
import { useTable } from './TableContext.ts';

export interface RangeFilterProps {
  field: string;
  /** The labels of the two days. */
  labels: { from: string; to: string };
  /** Uses the whole width; by default only the width of two days. */
  stacked?: boolean;
}

const SIDES = ['from', 'to'] as const;

const tracks = { stacked: 'repeat(auto-fit, minmax(8.5rem, 1fr))', inline: 'repeat(2, 10rem)' };

/** The first and the last day of a date column, both inclusive. */
export function RangeFilter({ field, labels, stacked = false }: RangeFilterProps) {
  const id = useId();
  const { query, onQuery } = useTable();
  const range = rangeFilter(query, field);
  const reversed = isReversed(range);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: tracks[stacked ? 'stacked' : 'inline'] }}>
      {SIDES.map((side) => (
        <DayFilter
          key={side}
          label={labels[side]}
          value={range[side]}
          error={reversed}
          describedBy={reversed ? `${id}problem` : undefined}
          onChange={(day) => onQuery(withFilter(query, field, { ...range, [side]: day }))}
        />
      ))}
      <FormHelperText
        id={`${id}problem`}
        role="status"
        error
        sx={{ gridColumn: '1 / -1', m: 0, '&:empty': { display: 'none' } }}
      >
        {reversed && dataTable.reversedDays}
      </FormHelperText>
    </Box>
  );
}
