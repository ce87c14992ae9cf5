export { HtmlFrame } from './HtmlFrame.tsx';
export type { HtmlFrameHandle, HtmlFrameProps } from './HtmlFrame.tsx';
export { safeDocument } from './safeDocument.ts';
