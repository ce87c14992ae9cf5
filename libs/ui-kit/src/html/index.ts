export { HtmlFrame } from './HtmlFrame.tsx';
export type { HtmlFrameHandle, HtmlFrameProps } from './HtmlFrame.tsx';
export { SafeHtml } from './SafeHtml.tsx';
export type { SafeHtmlProps } from './SafeHtml.tsx';
export { safeDocument } from './safeDocument.ts';
