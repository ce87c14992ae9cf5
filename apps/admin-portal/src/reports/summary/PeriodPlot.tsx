import { reports } from '@laundry/strings';
import { Plot } from '@laundry/ui-kit/charts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { Report } from '../report.ts';
import { MAX_PLOT_DAYS, daysBetween, plotBetween, stepFor } from './periodData.ts';
import type { DaySeries, PlotStep } from './periodData.ts';

export interface PeriodPlotProps {
  report: Pick<Report<never, never>, 'texts' | 'stacked'>;
  /** First and last day of the search, `YYYY-MM-DD`. */
  from: string;
  to: string;
  series: readonly DaySeries[];
}

const STEPS = ['day', 'month'] as const;

/** The result by day or by month: whichever fits the period, until the person chooses. */
export function PeriodPlot({ report: { texts, stacked = false }, from, to, series }: PeriodPlotProps) {
  const days = daysBetween(from, to);
  const [chosen, setChosen] = useState<PlotStep>();
  const tooMany = days.length > MAX_PLOT_DAYS;
  const step = tooMany ? 'month' : (chosen ?? stepFor(days.length));
  const data = { ...plotBetween(days, series, step, reports.heads[step]), stacked };
  const steps = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={step}
      aria-label={reports.steps.label}
      onChange={(_, next: PlotStep | null) => {
        if (next) setChosen(next);
      }}
    >
      {STEPS.map((one) => (
        <ToggleButton key={one} value={one}>
          {reports.steps[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return <Plot title={texts.plot[step]} data={data} action={tooMany ? undefined : steps} />;
}
