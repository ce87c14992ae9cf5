import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useId } from 'react';
import type { PlotData } from './plot.ts';
import { PlotNumbers } from './PlotNumbers.tsx';

const Drawing = lazy(() => import('./Drawing.tsx'));

export interface PlotProps {
  /** What it shows, over the drawing and as the table's name. */
  title: string;
  /** Rank of the title on its page. */
  titleLevel?: 2 | 3 | 4;
  data: PlotData;
  /** Bars for amounts of separate things, lines for how one thing went on. */
  kind?: 'bars' | 'lines';
  /** Of the drawing, in px: kept while it loads, so that nothing moves. */
  height?: number;
}

/** A plot under its title, with its numbers as a table below. The drawing loads by itself, after the page. */
export function Plot({ title, titleLevel = 3, data, kind = 'bars', height = 240 }: PlotProps) {
  const id = useId();
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }} aria-labelledby={id}>
      <Typography id={id} component={`h${titleLevel}`} variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {/* The table below says the same, so the drawing stays silent. */}
      <Box aria-hidden className="plot-drawing" sx={{ height, minWidth: 0 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <Drawing data={data} kind={kind} height={height} />
        </Suspense>
      </Box>
      <PlotNumbers title={title} data={data} />
    </Box>
  );
}
