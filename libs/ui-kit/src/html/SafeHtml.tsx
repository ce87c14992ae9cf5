import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { htmlStyles } from './htmlStyles.ts';
import { sanitise } from './sanitise.ts';

export interface SafeHtmlProps {
  /** HTML from the server, not trusted. */
  html: string;
  /** Shown until a browser can sanitise the text, such as in a prerendered page. */
  fallback?: ReactNode;
}

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

function Cleaned({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(sanitise(html)), [html]);
  return <Box ref={container} sx={htmlStyles} />;
}

/** A server's HTML without anything active. Its tables scroll within themselves. */
export function SafeHtml({ html, fallback = null }: SafeHtmlProps) {
  const ready = useSyncExternalStore(never, inBrowser, onServer);
  return ready ? <Cleaned html={html} /> : fallback;
}
