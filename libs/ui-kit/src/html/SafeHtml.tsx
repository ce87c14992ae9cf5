import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { htmlStyles } from './htmlStyles.ts';
import { sanitise } from './sanitise.ts';

export interface SafeHtmlProps {
  /** As it came from the server: nothing of it is trusted. */
  html: string;
  /** What stands there until a browser can clean the text: in a prerendered page. */
  fallback?: ReactNode;
}

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

function Cleaned({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(html)), [html]);
  return <Box ref={place} sx={htmlStyles} />;
}

/** HTML that a server wrote, with everything that acts taken out. Its tables scroll within themselves. */
export function SafeHtml({ html, fallback = null }: SafeHtmlProps) {
  const ready = useSyncExternalStore(never, inBrowser, onServer);
  return ready ? <Cleaned html={html} /> : fallback;
}
