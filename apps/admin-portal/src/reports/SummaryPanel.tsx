import { reports } from '@laundry/strings';
import { ErrorNotice, Figures, LoadingState, Panel } from '@laundry/ui-kit';
import type { Figure } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { failedText } from './failedText.ts';
import type { Loadable } from './loadable.ts';
import { Subtotals } from './Subtotals.tsx';
import type { SubtotalsOf } from './Subtotals.tsx';

export interface SummaryPanelProps<Summary> {
  summary: Loadable<Summary>;
  onRetry: () => void;
  figures: (summary: Summary) => readonly Figure[];
  subtotals: (summary: Summary) => readonly SubtotalsOf[];
  plot: (summary: Summary) => ReactNode;
}

/** Totals, subtotals and the plot of the whole result, not of the page in sight. */
export function SummaryPanel<Summary>({
  summary,
  onRetry,
  figures,
  subtotals,
  plot,
}: SummaryPanelProps<Summary>) {
  if (summary.status === 'idle') return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 4, minWidth: 0 }}>
      <Panel heading={reports.summary}>
        {summary.status === 'loading' && <LoadingState label={reports.summaryLoading} />}
        {summary.status === 'failed' && (
          <ErrorNotice onRetry={onRetry}>{failedText(summary.error)}</ErrorNotice>
        )}
        {summary.status === 'ready' && <Figures figures={figures(summary.value)} />}
      </Panel>
      {summary.status === 'ready' && (
        <>
          <Panel>{plot(summary.value)}</Panel>
          <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: tracks }}>
            {subtotals(summary.value).map((one) => (
              <Subtotals key={one.title} {...one} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const tracks = 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))';
