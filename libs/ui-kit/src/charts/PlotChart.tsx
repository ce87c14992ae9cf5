import { useState, useRef } from 'react';
import Box from '@mui/material/Box';
import { dataTable } from '@laundry/strings';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useWidth } from '../layout/useWidth.ts';
import { PLOT_HEIGHT } from './plot.ts';
import type { PlotProps } from './Plot.tsx';

/** The width of a letter and the gap between two labels, in px. */
const LETTER = 7;
const GAP = 14;
/** The margins of the plot area in px: the other axis, and half of the last label. */
const AXIS_MARGINS = { left: 52, right: 24 };

/** The number of categories per label, so that labels do not touch and have equal distances. */
export const labelStep = (names: readonly string[], width: number): number => {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return Math.max(1, Math.ceil((names.length * (longest * LETTER + GAP)) / Math.max(1, width)));
};

export type PlotChartProps = Required<Pick<PlotProps, 'data' | 'kind'>>;

const margin = { left: 0, right: AXIS_MARGINS.right, top: 12, bottom: 0 };

/** Formats the numbers of an axis: '1,2 mil'. The locale is `es`, because es-UY gives '1,2 K'. */
const shortNumber = new Intl.NumberFormat('es', { notation: 'compact', maximumFractionDigits: 1 });

/** The y axis has only labels, because grid lines replace its line and ticks. */
const yAxis = {
  valueFormatter: (value: number) => shortNumber.format(value),
  width: AXIS_MARGINS.left,
  disableLine: true,
  disableTicks: true,
  // Whole numbers only.
  tickMinStep: 1,
  tickNumber: 4,
};

/** The colours of the series; each differs from the next one and from the background. */
const SERIES_COLOURS = ['first', 'second', 'third', 'fourth'].map((of) => `var(--mui-palette-series-${of})`);

const DASHED = 'dashed-';

const chartStyles = {
  // The doubled selector overrides the chart's own rules.
  '&& .MuiChartsAxis-line': { stroke: 'var(--mui-palette-divider)' },
  '&& .MuiChartsAxis-tickLabel': { fill: 'var(--mui-palette-text-secondary)' },
  '&& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-divider)' },
  '&& .MuiLineChart-line': { strokeWidth: 2.5 },
  '&& .MuiLineChart-area': { fillOpacity: 0.1 },
  [`&& [data-series^='${DASHED}']`]: { strokeDasharray: '6 5', strokeWidth: 2 },
  '& .MuiChartsLegend-root': { minHeight: 32, color: 'text.secondary' },
} as const;

/** The drawing of a plot, by MUI X. Loaded only on pages that show a plot. */
export default function PlotChart({
  data: { categories, series, tickLabel, stacked = false },
  kind,
}: PlotChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useWidth(box, setWidth);
  const names = tickLabel ? categories.map(tickLabel) : categories;
  const step = labelStep(names, width - AXIS_MARGINS.left - AXIS_MARGINS.right);
  const falls = series.some(({ values }) => values.some((value) => value !== null && value < 0));
  const shared = {
    height: PLOT_HEIGHT,
    margin,
    colors: SERIES_COLOURS,
    grid: { horizontal: true },
    hideLegend: series.length < 2,
    slotProps: { legend: { position: { vertical: 'top', horizontal: 'start' } as const } },
    skipAnimation: true,
    // The chart is hidden from screen readers, so nothing in it may take the focus.
    disableKeyboardNavigation: true,
    // The axis starts at zero, so that a small change looks small, unless refunds exceed a day's payments.
    yAxis: [{ ...yAxis, ...(!falls && { min: 0 }) }],
    localeText: { noData: dataTable.empty },
    sx: chartStyles,
  };
  const axis = {
    data: [...categories],
    disableTicks: true,
    tickLabelMinGap: 0,
    tickLabelInterval: (_: string, index: number) => index % step === 0,
    ...(tickLabel && {
      valueFormatter: (category: string, { location }: { location: string }) =>
        location === 'tick' ? tickLabel(category) : category,
    }),
  };
  const drawn = series.map(({ label, values, text, tone, dashed }, order) => ({
    id: `${dashed === true ? DASHED : ''}${order}`,
    label,
    ...(tone && { color: `var(--mui-palette-${tone}-main)` }),
    ...(stacked && { stack: 'all' }),
    data: [...values],
    valueFormatter: (value: number | null) => (value === null ? '' : text(value)),
  }));
  return (
    <Box ref={box} sx={{ minWidth: 0 }}>
      {kind === 'bars' ? (
        <BarChart
          {...shared}
          borderRadius={2}
          series={drawn}
          xAxis={[{ ...axis, scaleType: 'band', categoryGapRatio: 0.25, barGapRatio: 0 }]}
        />
      ) : (
        <LineChart
          {...shared}
          series={drawn.map((line, order) => ({
            ...line,
            curve: 'linear',
            showMark: categories.length < 2,
            // The main series has a filled area, which sets it apart from the one it is compared with.
            area: order === 0,
          }))}
          xAxis={[{ ...axis, scaleType: 'point' }]}
        />
      )}
    </Box>
  );
}
