export { NumbersTable } from './NumbersTable.tsx';
export { Plot } from './Plot.tsx';
export type { PlotData, PlotSeries } from './plot.ts';
