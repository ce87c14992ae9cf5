export { HtmlFrame } from './HtmlFrame.tsx';
export type { HtmlFrameHandle } from './HtmlFrame.tsx';
export { safeDocument } from './safeDocument.ts';
