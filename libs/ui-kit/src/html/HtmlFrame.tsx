import { useSyncExternalStore, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { COLOUR_SCHEME_ATTRIBUTE } from '../theme/colourScheme.ts';
import type { Ref } from 'react';
import { radius } from '../theme/dimensions.ts';
import { safeDocument } from './safeDocument.ts';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [COLOUR_SCHEME_ATTRIBUTE] });
  return () => observer.disconnect();
}

/** The scheme that the page shows, as its <html> says; '' where it says none. */
export const useColourScheme = (): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(COLOUR_SCHEME_ATTRIBUTE) ?? '',
    () => '',
  );

/** What a page may ask of a frame. */
export interface HtmlFrameHandle {
  /** Prints the document alone. */
  print: () => void;
}

export interface HtmlFrameProps {
  /** As it came from the server: nothing of it is trusted. */
  html: string;
  /** Accessible name of the frame, and the document's title on paper. */
  title: string;
  ref?: Ref<HtmlFrameHandle>;
}

/** Without scripts, forms or navigation of the page; its own origin lets the site measure and print it. */
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

/** Gives the document the scheme of the page around it. */
function applyColourScheme(frame: HTMLIFrameElement | null, scheme: string): void {
  const root = frame?.contentDocument?.documentElement;
  if (root) root.style.colorScheme = scheme;
}

/** As tall as what it holds, also when the screen turns. @returns what ends that */
function fitHeight(frame: HTMLIFrameElement): () => void {
  const content = frame.contentDocument?.documentElement;
  if (!content || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    const border = frame.offsetHeight - frame.clientHeight;
    frame.style.height = `${content.offsetHeight + border}px`;
  });
  observer.observe(content);
  return () => {
    observer.disconnect();
  };
}

/** A document that a server wrote, cleaned and in a sandbox where no script runs (D20). Only in a browser. */
export function HtmlFrame({ html, title, ref }: HtmlFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  const scheme = useColourScheme();
  const source = useMemo(() => safeDocument(html, title), [html, title]);
  useImperativeHandle(ref, () => ({ print: () => frame.current?.contentWindow?.print() }), []);
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
        stop.current?.();
        stop.current = fitHeight(currentTarget);
      }}
      style={LOOK}
    />
  );
}
