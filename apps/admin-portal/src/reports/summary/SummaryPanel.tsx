import Box from '@mui/material/Box';
import { Panel, outlined } from '@laundry/ui-kit';
import { NumbersTable } from '@laundry/ui-kit/charts';
import { valueText } from '@laundry/ui-kit/table-rows';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { WorkbookSheet } from '../../shared/table-export/index.ts';
import type { Report, ReportSummary } from '../report.ts';
import type { ReportResult } from '../useReportResult.ts';
import { PeriodPlot } from './PeriodPlot.tsx';

/** The page's left and right margins together, in px. */
const MARGINS = 48;

export interface SummaryPanelProps<Summary extends ReportSummary> {
  report: Report<never, Summary>;
  result: ReportResult<unknown, Summary>;
  /** The rows, above or below the plot. */
  children: ReactNode;
}

/** The rows with the plot and subtotals of the whole result, not of the visible page; no plot when empty. */
export function SummaryPanel<Summary extends ReportSummary>({
  report,
  result: { query, summary: known },
  children,
}: SummaryPanelProps<Summary>) {
  const { from, to } = query;
  // Deferred, so that the rows are rendered first; without an initial value only later ones would be.
  const value = useDeferredValue(known.value ?? null, null);
  const lists = useMemo(() => (value ? report.totals.subtotals(value) : []), [value, report]);
  // Rendered again for another search, but not for another page of it.
  const drawn = useMemo(
    () =>
      value && (
        <Panel>
          <PeriodPlot report={report} from={from} to={to} series={report.series(value)} />
        </Panel>
      ),
    [report, from, to, value],
  );
  const something = lists.some(({ rows }) => rows.length > 0);
  // Rows that are cards are so long that the plot is above them.
  const cardsBelow = report.tableFrom === undefined ? 600 : report.tableFrom + MARGINS;
  const phone = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`, { noSsr: true });
  // While it loads above the rows, its space is reserved.
  const awaited = phone && value === null && (known.loading ?? known.value !== undefined);
  const plotted = (something || awaited) && (
    <Box key="plot" sx={{ minWidth: 0, ...(!something && { minHeight: report.heights.plot }) }}>
      {something && drawn}
    </Box>
  );
  const listed = (
    <Box key="rows" sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {phone ? [plotted, listed] : [listed, plotted]}
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

/** A folded table of subtotals, rendered only while it is open, because a year has many days. */
function Subtotals({ title, columns, rows }: WorkbookSheet) {
  const [opened, setOpened] = useState(false);
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      sx={{ ...outlined(), minWidth: 0, px: { xs: 2, sm: 2.5 } }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1.25 }}>
        {title}
      </Box>
      {opened && (
        <Box sx={{ mb: 1.5 }}>
          <NumbersTable
            title={title}
            heads={columns.map(({ header }) => header)}
            rows={rows.map((row) => columns.map(({ kind }, place) => valueText(kind, row[place])))}
          />
        </Box>
      )}
    </Box>
  );
}
