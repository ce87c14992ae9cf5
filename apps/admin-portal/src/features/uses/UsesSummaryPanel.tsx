import type { UsesSummary } from '@laundry/api-contract';
import { reports, adjustments as texts, usesReport } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import { memo, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { sumOfAdjustments } from '../../reports/adjustments.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { PeriodPlot } from '../../reports/summary/PeriodPlot.tsx';
import { SummaryPanel } from '../../reports/summary/SummaryPanel.tsx';
import { Totals } from '../../reports/summary/Totals.tsx';
import type { UsesFilters } from './filters.ts';
import { subtotalsOf } from './subtotals.ts';

export interface UsesSummaryPanelProps {
  summary: Loadable<UsesSummary>;
  query: UsesFilters;
  /** The rows. */
  children: ReactNode;
}

export interface UsesTotalsProps {
  summary: Loadable<UsesSummary>;
  onRetry: () => void;
  /** The search, in words. */
  scope: string;
}

const { count } = reports;
const { figures, plot } = usesReport;

/** Totals of all uses that match the filters. */
export function UsesTotals({ summary, onRetry, scope }: UsesTotalsProps) {
  return (
    <Totals
      needs="/api/v1/reports/uses/summary"
      scope={scope}
      summary={summary}
      onRetry={onRetry}
      figures={({ count: uses, succeeded, adjustments = [] }) => [
        { label: figures.uses, text: count(uses) },
        { label: figures.succeeded, text: count(succeeded) },
        { label: figures.failed, text: count(uses - succeeded) },
        ...(adjustments.length > 0
          ? [{ label: texts.title, text: formatPesos(sumOfAdjustments(adjustments).total) }]
          : []),
      ]}
    />
  );
}

/** Stacked: successes and failures together are all uses. */
const seriesOf = ({ byDay }: UsesSummary) => [
  {
    label: figures.succeeded,
    text: count,
    values: new Map(byDay.map(({ day, succeeded }) => [day, succeeded])),
  },
  {
    label: figures.failed,
    text: count,
    tone: 'error' as const,
    values: new Map(byDay.map(({ day, count: uses, succeeded }) => [day, uses - succeeded])),
  },
];

/** All uses by day, building and unit around their rows. */
export function UsesSummaryPanel({ summary, query: { from, to }, children }: UsesSummaryPanelProps) {
  const plotOf = useCallback(
    (value: UsesSummary) => <UsesPlot from={from} to={to} summary={value} />,
    [from, to],
  );
  return (
    <SummaryPanel summary={summary} subtotals={subtotalsOf} plot={plotOf}>
      {children}
    </SummaryPanel>
  );
}

/** Memoized: rendered for another search, not for each page. */
const UsesPlot = memo(function UsesPlot({
  from,
  to,
  summary,
}: {
  from: string;
  to: string;
  summary: UsesSummary;
}) {
  const series = useMemo(() => seriesOf(summary), [summary]);
  return <PeriodPlot titles={plot} from={from} to={to} series={series} stacked />;
});
