import { useSyncExternalStore, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { COLOUR_SCHEME_ATTRIBUTE } from '../theme/colourScheme.ts';
import type { Ref } from 'react';
import { radius } from '../theme/tokens.ts';
import { documentAllowList, sanitise } from './sanitise.ts';
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

/** No scripts, forms or navigation; the same origin lets the site measure and print the document. */
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
 * Adds the document's styles by script: the page's Content Security Policy also applies to its frames, and
 * cannot contain a hash of styles that a server wrote (ADR-37).
 */
function applyStyles(frame: HTMLIFrameElement, styles: string): void {
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow || !('adoptedStyleSheets' in contentDocument)) return;
  // A document only accepts style sheets constructed by its own window.
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(styles);
  contentDocument.adoptedStyleSheets = [sheet];
}

/** The maximum width of a frame on a phone, in px, as in the document's styles. */
const PHONE_WIDTH = 480;

function setFolded(frame: HTMLIFrameElement | null, folded: boolean): void {
  for (const part of frame?.contentDocument?.querySelectorAll('details') ?? []) part.open = !folded;
}

/** Makes the frame as tall as its content. */
function fit(frame: HTMLIFrameElement): void {
  const border = frame.offsetHeight - frame.clientHeight;
  frame.style.height = `${(frame.contentDocument?.documentElement.offsetHeight ?? 0) + border}px`;
}

/** Keeps the frame as tall as its content, also when the screen is rotated. @returns a stop function */
function fitHeight(frame: HTMLIFrameElement): () => void {
  const content = frame.contentDocument?.documentElement;
  if (!content || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => fit(frame));
  observer.observe(content);
  return () => observer.disconnect();
}

/** Shows the frame on the screen and the document's copy on paper. */
const ON_PAPER = `
slot { display: contents !important; }
html { display: none !important; }
@media print { slot { display: none !important; } html { display: block !important; } }
`;

/**
 * Puts a copy of the document beside its frame, for printing the page: browsers do not break a frame between
 * sheets, but cut through lines of text. A shadow tree keeps the styles of copy and page apart.
 */
function copyForPaper(host: HTMLElement, html: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const page = document.createElement('html');
  const body = document.createElement('body');
  body.append(sanitise(html, documentAllowList));
  for (const part of body.querySelectorAll('details')) part.open = true;
  page.append(body);
  // A shadow tree has no :root.
  const own = new CSSStyleSheet({ media: 'print' });
  own.replaceSync(documentStyles(html).replaceAll(':root', 'html'));
  const shown = new CSSStyleSheet();
  shown.replaceSync(ON_PAPER);
  root.adoptedStyleSheets = [own, shown];
  root.replaceChildren(document.createElement('slot'), page);
}

/**
 * A server's document, sanitised and in a sandbox without scripts (D20). On a phone its <details> are closed
 * initially; on paper they are open. Printing the page prints the document as the page's text. Browser only.
 */
export function HtmlFrame({ html, title, ref }: HtmlFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  const scheme = useColourScheme();
  const source = useMemo(() => safeDocument(html, title, ''), [html, title]);
  useImperativeHandle(
    ref,
    () => ({
      print: () => {
        setFolded(frame.current, false);
        frame.current?.contentWindow?.print();
      },
    }),
    [],
  );
  useEffect(() => {
    if (host.current) copyForPaper(host.current, html);
  }, [html]);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => applyColourScheme(frame.current, scheme), [scheme]);
  return (
    <div ref={host}>
      <iframe
        ref={frame}
        title={title}
        sandbox={SANDBOX}
        srcDoc={source}
        onLoad={({ currentTarget }) => {
          applyColourScheme(currentTarget, scheme);
          applyStyles(currentTarget, documentStyles(html));
          if (currentTarget.clientWidth <= PHONE_WIDTH) setFolded(currentTarget, true);
          stop.current?.();
          stop.current = fitHeight(currentTarget);
        }}
        style={LOOK}
      />
    </div>
  );
}
