export { Figures } from './Figures.tsx';
export type { Figure } from './Figures.tsx';
export { Panel } from './Panel.tsx';
export type { PanelProps } from './Panel.tsx';
