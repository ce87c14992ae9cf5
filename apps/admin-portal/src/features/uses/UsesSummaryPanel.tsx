import type { UsesSummary } from '@laundry/api-contract';
import { reports, usesReport } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import { memo } from 'react';
import { useDispatch } from 'react-redux';
import type { Loadable } from '../../app/loadable.ts';
import { PeriodPlot } from '../../reports/PeriodPlot.tsx';
import { SummaryPanel } from '../../reports/SummaryPanel.tsx';
import { Totals } from '../../reports/Totals.tsx';
import type { UsesFilters } from './filters.ts';
import { summaryAsked } from './uses.slice.ts';

export interface UsesSummaryPanelProps {
  summary: Loadable<UsesSummary>;
  query: UsesFilters;
}

const { count } = reports;
const { figures, columns: names, plot } = usesReport;

const subtotalsOf = ({ byBuilding, byUnit, byDay }: UsesSummary) => [
  {
    title: reports.subtotals.building,
    heads: [reports.heads.building, figures.uses],
    rows: byBuilding.map(({ name, count: uses }) => [name, count(uses)]),
  },
  {
    title: reports.subtotals.unit,
    heads: [names.unit, figures.uses],
    rows: byUnit.map(({ number, count: uses }) => [number ?? reports.noUnit, count(uses)]),
  },
  {
    title: reports.subtotals.day,
    heads: [reports.heads.day, figures.uses, figures.succeeded],
    rows: byDay.map(({ day, count: uses, succeeded }) => [formatDay(day), count(uses), count(succeeded)]),
  },
];

/** Totals of all uses that the filters leave. */
export function UsesTotals({ summary, query }: UsesSummaryPanelProps) {
  const dispatch = useDispatch();
  return (
    <Totals
      summary={summary}
      onRetry={() => dispatch(summaryAsked(query))}
      figures={({ count: uses, succeeded }) => [
        { label: figures.uses, text: count(uses) },
        { label: figures.succeeded, text: count(succeeded) },
        { label: figures.failed, text: count(uses - succeeded) },
      ]}
    />
  );
}

/** All uses by day, building and unit; drawn anew for another search alone, not for each page of it. */
export const UsesSummaryPanel = memo(function UsesSummaryPanel({ summary, query }: UsesSummaryPanelProps) {
  return (
    <SummaryPanel
      summary={summary}
      subtotals={subtotalsOf}
      plot={({ byDay }) => (
        <PeriodPlot
          titles={plot}
          from={query.from}
          to={query.to}
          series={[
            {
              label: figures.uses,
              text: count,
              values: new Map(byDay.map(({ day, count: uses }) => [day, uses])),
            },
          ]}
        />
      )}
    />
  );
});
