import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { SERIES_COLOURS, shortNumber } from './plot.ts';
import type { PlotData } from './plot.ts';

export interface DrawingProps {
  data: PlotData;
  kind: 'bars' | 'lines';
  /** In px. */
  height: number;
}

const margin = { left: 0, right: 8, top: 12, bottom: 0 };

const look = {
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'var(--mui-palette-divider)' },
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--mui-palette-text-secondary)' },
  '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-divider)' },
} as const;

/** The drawing of a plot, by MUI X. Loaded only where one is shown. */
export default function Drawing({ data: { places, series }, kind, height }: DrawingProps) {
  const shared = {
    height,
    margin,
    colors: [...SERIES_COLOURS],
    grid: { horizontal: true },
    hideLegend: series.length < 2,
    skipAnimation: true,
    // Silent to screen readers, so nothing of it takes the focus.
    disableKeyboardNavigation: true,
    yAxis: [{ valueFormatter: shortNumber, width: 52 }],
    sx: look,
  };
  const drawn = series.map(({ label, values, text }) => ({
    label,
    data: [...values],
    valueFormatter: (value: number | null) => (value === null ? '' : text(value)),
  }));
  return kind === 'bars' ? (
    <BarChart {...shared} series={drawn} xAxis={[{ scaleType: 'band', data: [...places] }]} />
  ) : (
    <LineChart
      {...shared}
      series={drawn.map((line) => ({ ...line, curve: 'linear', showMark: places.length < 2 }))}
      xAxis={[{ scaleType: 'point', data: [...places] }]}
    />
  );
}
