export { ExportMenu } from './ExportMenu.tsx';
export type { ExportItem, ExportMenuProps } from './ExportMenu.tsx';
export type { Outcome } from './ExportOutcome.tsx';
export type { RunningExport } from './ExportRunning.tsx';
export { statusBelow } from './statusBelow.ts';
