import Box from '@mui/material/Box';
import { Panel } from '@laundry/ui-kit';
import type { NumbersTableProps } from '@laundry/ui-kit/charts';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { idle } from '../shared/loadable.ts';
import type { Loadable } from '../shared/loadable.ts';
import { PhoneOrder } from './PhoneOrder.tsx';
import { Subtotals } from './Subtotals.tsx';

export interface SummaryPanelProps<Summary> {
  summary: Loadable<Summary>;
  subtotals: (summary: Summary) => readonly NumbersTableProps[];
  plot: (summary: Summary) => ReactNode;
  /** The window's width in px under which rows are long: the plot is above them. */
  rowsLastBelow?: number;
  /** The rows: above the plot, or below it. */
  children: ReactNode;
}

/**
 * Around the rows: the plot and the subtotals of the whole result, not of the page in sight; of nothing,
 * nothing.
 */
export function SummaryPanel<Summary>({
  summary: known,
  subtotals,
  plot,
  rowsLastBelow = 600,
  children,
}: SummaryPanelProps<Summary>) {
  // Rows that are there go first.
  const summary = useDeferredValue<Loadable<Summary>>(known, idle);
  const value = summary.status === 'ready' ? summary.value : undefined;
  const lists = value === undefined ? [] : subtotals(value);
  const something = lists.some(({ rows }) => rows.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PhoneOrder
        rows={children}
        plot={value !== undefined && something && <Panel>{plot(value)}</Panel>}
        awaited={known.status === 'loading'}
        below={rowsLastBelow}
      />
      {something && (
        <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: tracks }}>
          {lists.map((one) => (
            <Subtotals key={one.title} {...one} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const tracks = 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))';
