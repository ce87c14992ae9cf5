import { useSyncExternalStore, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { COLOUR_SCHEME_ATTRIBUTE } from '../theme/colourScheme.ts';
import type { Ref } from 'react';
import { radius } from '../theme/dimensions.ts';
import { documentStyles, safeDocument } from './safeDocument.ts';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [COLOUR_SCHEME_ATTRIBUTE] });
  return () => observer.disconnect();
}

/** The page's colour scheme, from its <html> element; '' where it has none. */
export const useColourScheme = (): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(COLOUR_SCHEME_ATTRIBUTE) ?? '',
    () => '',
  );

/** The methods of a frame for its page. */
export interface HtmlFrameHandle {
  /** Prints only the document. */
  print: () => void;
}

export interface HtmlFrameProps {
  /** HTML from the server, not trusted. */
  html: string;
  /** The frame's accessible name and the document's title when printed. */
  title: string;
  ref?: Ref<HtmlFrameHandle>;
}

/**
 * No scripts, forms or navigation of the page; the same origin lets the site measure and print the document.
 */
const SANDBOX = 'allow-same-origin allow-modals';

const LOOK = {
  display: 'block',
  width: '100%',
  minHeight: 160,
  boxSizing: 'border-box',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 2 * radius.control,
  backgroundColor: 'var(--mui-palette-background-paper)',
} as const;

/** Applies the page's colour scheme to the document. */
function applyColourScheme(frame: HTMLIFrameElement | null, scheme: string): void {
  const root = frame?.contentDocument?.documentElement;
  if (root) root.style.colorScheme = scheme;
}

/**
 * Gives the document its styles by script: the page's policy holds in its frames as well, and cannot know a
 * hash of what a server wrote (ADR-37).
 */
function applyStyles(frame: HTMLIFrameElement, styles: string): void {
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow || !('adoptedStyleSheets' in contentDocument)) return;
  // A document takes no sheets but those of its own window.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(styles);
  contentDocument.adoptedStyleSheets = [sheet];
}

/** The widest frame of a phone, as in the document's own styles. */
const PHONE_WIDTH = 480;

function setFolded(frame: HTMLIFrameElement | null, folded: boolean): void {
  for (const part of frame?.contentDocument?.querySelectorAll('details') ?? []) part.open = !folded;
}

/** Makes the frame as tall as its content. */
function fit(frame: HTMLIFrameElement): void {
  const border = frame.offsetHeight - frame.clientHeight;
  frame.style.height = `${(frame.contentDocument?.documentElement.offsetHeight ?? 0) + border}px`;
}

/** Keeps the frame as tall as its content, also when the screen is rotated. @returns stops it */
function fitHeight(frame: HTMLIFrameElement): () => void {
  const content = frame.contentDocument?.documentElement;
  if (!content || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => fit(frame));
  observer.observe(content);
  return () => {
    observer.disconnect();
  };
}

function print(frame: HTMLIFrameElement | null): void {
  setFolded(frame, false);
  frame?.contentWindow?.print();
}

/** The width of a sheet of A4 between a browser's usual margins, in px. */
const PAPER_WIDTH = 718;

/**
 * Makes the frame as tall as its content, unfolded, is on paper while its page is printed: narrower and
 * smaller than on the screen, it would otherwise end in blank sheets. @returns stops it
 */
function fitPaper(frame: HTMLIFrameElement, styles: string): () => void {
  const toPaper = () => {
    setFolded(frame, false);
    frame.style.width = `${PAPER_WIDTH}px`;
    applyStyles(frame, styles.replaceAll(/@media print\b/g, '@media all'));
    const onPaper = frame.contentDocument?.documentElement.offsetHeight ?? 0;
    applyStyles(frame, styles);
    Object.assign(frame.style, { width: '100%', height: `${onPaper}px` });
    addEventListener('afterprint', () => fit(frame), { once: true });
  };
  addEventListener('beforeprint', toPaper);
  return () => removeEventListener('beforeprint', toPaper);
}

/**
 * A server's document, sanitised and in a sandbox without scripts (D20). On a phone its parts that fold begin
 * folded, on paper they never are. Only in a browser.
 */
export function HtmlFrame({ html, title, ref }: HtmlFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  const scheme = useColourScheme();
  const source = useMemo(() => safeDocument(html, title, ''), [html, title]);
  useImperativeHandle(ref, () => ({ print: () => print(frame.current) }), []);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => applyColourScheme(frame.current, scheme), [scheme]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox={SANDBOX}
      srcDoc={source}
      onLoad={({ currentTarget }) => {
        applyColourScheme(currentTarget, scheme);
        const styles = documentStyles(html);
        applyStyles(currentTarget, styles);
        if (currentTarget.clientWidth <= PHONE_WIDTH) setFolded(currentTarget, true);
        stop.current?.();
        const stops = [fitHeight(currentTarget), fitPaper(currentTarget, styles)];
        stop.current = () => stops.forEach((end) => end());
      }}
      style={LOOK}
    />
  );
}
