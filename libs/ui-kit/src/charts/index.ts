export { NumbersTable } from './NumbersTable.tsx';
export type { NumbersTableProps } from './NumbersTable.tsx';
export { Plot } from './Plot.tsx';
export type { PlotProps } from './Plot.tsx';
export type { PlotData, PlotSeries } from './plot.ts';
