import { reports } from '@laundry/strings';
import { ErrorNotice, LoadingState } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { failedText } from './failedText.ts';
import type { Loadable } from './loadable.ts';
import { Subtotals } from './Subtotals.tsx';
import type { SubtotalsOf } from './Subtotals.tsx';

/** A figure of the whole result. */
export interface Figure {
  label: string;
  text: string;
}

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
    <Box component="section" sx={{ display: 'grid', gap: 2, mt: 4, minWidth: 0 }}>
      <Typography component="h2" variant="h5">
        {reports.summary}
      </Typography>
      {summary.status === 'loading' && <LoadingState label={reports.summaryLoading} />}
      {summary.status === 'failed' && (
        <ErrorNotice onRetry={onRetry}>{failedText(summary.error)}</ErrorNotice>
      )}
      {summary.status === 'ready' && (
        <>
          <Box component="dl" sx={grid}>
            {figures(summary.value).map(({ label, text }) => (
              <Box key={label} sx={tile}>
                <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, typography: 'h5', overflowWrap: 'anywhere' }}>
                  {text}
                </Box>
              </Box>
            ))}
          </Box>
          {plot(summary.value)}
          <Box sx={{ display: 'grid', gap: 1.5, alignItems: 'start', gridTemplateColumns: tracks }}>
            {subtotals(summary.value).map((one) => (
              <Subtotals key={one.title} {...one} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const tracks = 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))';

const grid = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
};

const tile = {
  display: 'flex',
  flexDirection: 'column',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;
