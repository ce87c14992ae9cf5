import Box from '@mui/material/Box';
import { charts, dataTable } from '@laundry/strings';
import { NumbersTable } from './NumbersTable.tsx';
import { spreadRow } from '../layout/layoutStyles.ts';
import { PLOT_HEIGHT } from './plot.ts';
import type { PlotData } from './plot.ts';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useId } from 'react';
import type { ReactNode } from 'react';

const PlotChart = lazy(() => import('./PlotChart.tsx'));

export interface PlotProps {
  /** Shown above the drawing; also the accessible name of the table of numbers. */
  title: string;
  /** The heading level of the title. */
  titleLevel?: 2 | 3 | 4;
  /** A control beside the title, such as one that changes the drawing. */
  action?: ReactNode;
  data: PlotData;
  /** `bars` compare separate categories, `lines` show a development. */
  kind?: 'bars' | 'lines';
}

/** The height of a line of the legend, in px. */
const LEGEND = 44;

/** A plot with its title, and its numbers as a table. The drawing's code is loaded after the page. */
export function Plot({ title, titleLevel = 3, action, data, kind = 'bars' }: PlotProps) {
  const id = useId();
  const { axis, categories, series } = data;
  const room = PLOT_HEIGHT + (series.length > 1 ? LEGEND : 0);
  const numbersAt = (index: number) =>
    series.map(({ values, text }) => {
      const value = values[index] ?? null;
      return value === null ? dataTable.none : text(value);
    });
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }} aria-labelledby={id}>
      <Box sx={{ ...spreadRow, columnGap: 2, mb: 1.5 }}>
        <Box component={`h${titleLevel}`} id={id} sx={{ typography: titleLevel === 2 ? 'h4' : 'h5', m: 0 }}>
          {title}
        </Box>
        {action}
      </Box>
      {/* The table below has the same content, so screen readers skip the drawing. */}
      <Box aria-hidden className="plot-drawing" sx={{ minHeight: room, minWidth: 0 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={room} />}>
          <PlotChart data={data} kind={kind} />
        </Suspense>
      </Box>
      {/* For users who cannot see the drawing or need exact values. */}
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.75, width: 'fit-content' }}>
          {charts.numbers}
        </Box>
        <NumbersTable
          title={title}
          heads={[axis, ...series.map(({ label }) => label)]}
          rows={categories.map((category, index) => [category, ...numbersAt(index)])}
        />
      </Box>
    </Box>
  );
}
