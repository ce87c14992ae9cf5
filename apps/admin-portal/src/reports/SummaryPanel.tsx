import Box from '@mui/material/Box';
import { Panel } from '@laundry/ui-kit';
import type { NumbersTableProps } from '@laundry/ui-kit/charts';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { idle } from '../app/loadable.ts';
import type { Loadable } from '../app/loadable.ts';
import { Subtotals } from './Subtotals.tsx';

export interface SummaryPanelProps<Summary> {
  summary: Loadable<Summary>;
  subtotals: (summary: Summary) => readonly NumbersTableProps[];
  plot: (summary: Summary) => ReactNode;
}

/** Under the rows: the plot and the subtotals of the whole result, not of the page in sight; of nothing, nothing. */
export function SummaryPanel<Summary>({ summary: known, subtotals, plot }: SummaryPanelProps<Summary>) {
  // Rows that are there go first.
  const summary = useDeferredValue<Loadable<Summary>>(known, idle);
  if (summary.status !== 'ready') return null;
  const lists = subtotals(summary.value);
  if (lists.every(({ rows }) => rows.length === 0)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3, minWidth: 0 }}>
      <Panel>{plot(summary.value)}</Panel>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: tracks }}>
        {lists.map((one) => (
          <Subtotals key={one.title} {...one} />
        ))}
      </Box>
    </Box>
  );
}

const tracks = 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))';
