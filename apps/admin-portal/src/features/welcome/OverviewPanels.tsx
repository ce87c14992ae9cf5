import Box from '@mui/material/Box';
import type { Overview } from '@laundry/api-contract';
import { kitFields, overview, reports } from '@laundry/strings';
import { EmptyState, Panel } from '@laundry/ui-kit';
import { Plot } from '@laundry/ui-kit/charts';
import type { PlotData } from '@laundry/ui-kit/charts';
import { isEmpty } from './comparison.ts';
import { LinkedRows } from './LinkedRows.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { failingRows, waitingRows } from './overviewRows.ts';

const { empty, failing, plot, waiting } = overview;

/** The uses by day of the month, for this month and the last. Days without data, as future ones, are null. */
function usesPlot({ days, months: [now, last] }: Overview): PlotData {
  const ofMonth = (month: string | undefined) =>
    new Map(
      days
        .filter(({ day }) => month !== undefined && day.startsWith(month))
        .map(({ day, uses }) => [day.slice(8), uses]),
    );
  const [current, previous] = [ofMonth(now?.month), ofMonth(last?.month)];
  const places = [...new Set([...previous.keys(), ...current.keys()])].sort();
  const series = (label: string, uses: ReadonlyMap<string, number>, dashed: boolean) => ({
    label,
    dashed,
    values: places.map((place) => uses.get(place) ?? null),
    text: reports.count,
  });
  return {
    axis: plot.axis,
    categories: places.map((place) => String(Number(place))),
    series: [series(kitFields.thisMonth, current, false), series(kitFields.lastMonth, previous, true)],
  };
}

/** The overview's panels, or the notice that there is nothing yet. */
export function OverviewPanels({ of }: { of: Overview }) {
  if (isEmpty(of)) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <Box sx={layout}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <MonthFigures of={of} />
      </Box>
      <Panel
        heading={waiting.heading}
        lead={of.waiting.length > 0 ? waiting.total(of.waiting_residents) : waiting.none}
      >
        <LinkedRows rows={waitingRows(of)} more={waiting.more} />
      </Panel>
      <Panel heading={failing.heading} lead={of.failing_machines.length > 0 ? failing.lead : failing.none}>
        <LinkedRows rows={failingRows(of)} />
      </Panel>
      <Panel>
        <Plot title={plot.title} titleLevel={2} kind="lines" data={usesPlot(of)} />
      </Panel>
    </Box>
  );
}

/** The month's figures over the whole width; below them both lists and the plot, side by side on desktops. */
const layout = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 2fr) minmax(0, 3fr)',
    lg: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 6fr)',
  },
  '& > :last-child': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
} as const;
