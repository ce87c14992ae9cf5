import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useId } from 'react';
import type { ReactNode } from 'react';
import type { PlotData } from './plot.ts';
import { PlotNumbers } from './PlotNumbers.tsx';

const PlotChart = lazy(() => import('./PlotChart.tsx'));

export interface PlotProps {
  /** What it shows, over the drawing and as the table's name. */
  title: string;
  /** Rank of the title on its page. */
  titleLevel?: 2 | 3 | 4;
  /** Beside the title: what changes how it is drawn. */
  action?: ReactNode;
  data: PlotData;
  /** Bars for amounts of separate things, lines for how one thing went on. */
  kind?: 'bars' | 'lines';
  /** The drawing's height in px; kept free while it loads, so that nothing moves. */
  height?: number;
}

/** A line of the legend, in px. */
const LEGEND = 44;

/** A plot under its title, with its numbers as a table below. The drawing loads by itself, after the page. */
export function Plot({ title, titleLevel = 3, action, data, kind = 'bars', height = 240 }: PlotProps) {
  const id = useId();
  const room = height + (data.series.length > 1 ? LEGEND : 0);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }} aria-labelledby={id}>
      <Box sx={head}>
        <Box component={`h${titleLevel}`} id={id} sx={{ typography: titleLevel === 2 ? 'h4' : 'h5', m: 0 }}>
          {title}
        </Box>
        {action}
      </Box>
      {/* The table below says the same, so the drawing stays silent. */}
      <Box aria-hidden className="plot-drawing" sx={{ minHeight: room, minWidth: 0 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={room} />}>
          <PlotChart data={data} kind={kind} height={height} />
        </Suspense>
      </Box>
      <PlotNumbers title={title} data={data} />
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  mb: 1.5,
} as const;
