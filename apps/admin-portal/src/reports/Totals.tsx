import { reports } from '@laundry/strings';
import { ErrorNotice, Figures, LoadingState, Panel } from '@laundry/ui-kit';
import type { Figure } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { failedText } from './failedText.ts';
import type { Loadable } from '../app/loadable.ts';

export interface TotalsProps<Summary> {
  summary: Loadable<Summary>;
  onRetry: () => void;
  figures: (summary: Summary) => readonly Figure[];
}

/** The room of three figures, so that the rows below do not jump when they come. */
const ROOM = { xs: 120, sm: 62 };

/** Over the rows: the totals of the whole result, which on a phone would come after fifty cards. */
export function Totals<Summary>({ summary, onRetry, figures }: TotalsProps<Summary>) {
  if (summary.status === 'idle') return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel heading={reports.summary}>
        <Box sx={{ minHeight: ROOM }}>
          {summary.status === 'loading' && <LoadingState label={reports.summaryLoading} />}
          {summary.status === 'failed' && (
            <ErrorNotice onRetry={onRetry}>{failedText(summary.error)}</ErrorNotice>
          )}
          {summary.status === 'ready' && <Figures figures={figures(summary.value)} />}
        </Box>
      </Panel>
    </Box>
  );
}
