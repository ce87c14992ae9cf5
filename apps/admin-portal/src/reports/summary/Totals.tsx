import { reports } from '@laundry/strings';
import { Notice } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Report, ReportSummary } from '../report.ts';
import { useOffered } from '../../session/offers.slice.ts';
import { failureText } from '../failureText.ts';
import type { ReportResult } from '../useReportResult.ts';

export interface TotalsProps<Summary extends ReportSummary> {
  report: Report<never, Summary>;
  result: ReportResult<unknown, Summary>;
  /** The search in words (days, building); undefined if the rows' caption has it. */
  scope: string | undefined;
  onRetry: () => void;
}

/** The search and the totals of the whole result, above the rows, on one line if there is room. */
export function Totals<Summary extends ReportSummary>({
  report,
  result: { query, status, error: ofRows, summary },
  scope,
  onRetry,
}: TotalsProps<Summary>) {
  const { loading, value } = summary;
  // The rows say why the whole search failed, or that something in it is gone, and offer to try again.
  const saidByRows = status === 'searching' || summary.error === ofRows || summary.error === 'notOffered';
  const error = saidByRows ? undefined : summary.error;
  const offered = useOffered(report.needs);
  const section = useRef<HTMLElement>(null);
  // What had it disappears while totals load.
  const focusSection = () => section.current?.focus();
  if (!offered || !(loading ?? error ?? value)) return null;
  return (
    <Box
      component="section"
      ref={section}
      aria-label={reports.summary}
      tabIndex={-1}
      sx={strip(report.heights.totals)}
    >
      <Box component="h2" sx={{ typography: 'body2', fontWeight: 650, m: 0 }}>
        {reports.summary}
      </Box>
      {scope !== undefined && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{scope}</Box>}
      {loading && <Box>{reports.summaryLoading}</Box>}
      {value && (
        <Box component="dl" sx={list}>
          {report.figures(value, query).map(({ label, text, search }) => (
            <Box key={label} sx={item}>
              <dt>{label}</dt>
              <dd>
                {search === undefined ? (
                  text
                ) : (
                  <Link to={{ search }} aria-label={reports.rowsOf(label, text)} onClick={focusSection}>
                    {text}
                  </Link>
                )}
              </dd>
            </Box>
          ))}
        </Box>
      )}
      {error && (
        <Notice
          onRetry={() => {
            focusSection();
            onRetry();
          }}
        >
          {failureText(error)}
        </Notice>
      )}
    </Box>
  );
}

/** The space is reserved while the totals load, so that the rows below do not move. */
const strip = (height: number) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'flex-start',
  columnGap: 3,
  rowGap: 0.5,
  minHeight: { xs: height, sm: 68, md: 40, lg: 24 },
  mb: { xs: 1, lg: 0.25 },
  px: { xs: 2, lg: 0 },
  py: { xs: 0.75, lg: 0 },
  border: { xs: 1, lg: 0 },
  borderColor: { xs: 'divider' },
  borderRadius: 1,
  backgroundColor: { xs: 'background.paper', lg: 'transparent' },
  typography: 'body2',
});

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
} as const;

/** A label and its figure; the figure wraps below the label if there is no room beside it. */
const item = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 0.75,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, fontSize: '1rem', whiteSpace: 'nowrap' },
  '& a': { color: 'primary.main' },
} as const;
