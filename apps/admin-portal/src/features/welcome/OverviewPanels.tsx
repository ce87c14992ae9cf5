import Box from '@mui/material/Box';
import type { Overview } from '@laundry/api-contract';
import { overview } from '@laundry/strings';
import { EmptyState } from '@laundry/ui-kit';
import { Plot } from '@laundry/ui-kit/charts';
import { isEmpty } from './comparison.ts';
import { LinkedRows } from './LinkedRows.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { Panel } from './Panel.tsx';
import { failingRows, waitingRows } from './rows.ts';
import { usesPlot } from './usesPlot.ts';

const { empty, failing, plot, waiting } = overview;

/** What an administrator looks for first, or that there is nothing yet. */
export function OverviewPanels({ of }: { of: Overview }) {
  if (isEmpty(of)) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MonthFigures of={of} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        }}
      >
        <Panel
          heading={waiting.heading}
          lead={of.waiting.length > 0 ? waiting.total(of.waiting_residents) : waiting.none}
        >
          <LinkedRows rows={waitingRows(of)} />
        </Panel>
        <Panel heading={failing.heading} lead={of.failing_machines.length > 0 ? failing.lead : failing.none}>
          <LinkedRows rows={failingRows(of)} />
        </Panel>
      </Box>
      <Panel heading={plot.heading}>
        <Plot title={plot.title} data={usesPlot(of)} />
      </Panel>
    </Box>
  );
}
