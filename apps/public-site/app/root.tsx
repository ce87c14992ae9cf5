import { fallbackFont } from '@laundry/ui-kit/fallback-font';
import typeface from '@laundry/ui-kit/typeface.css?inline';
import colourScheme from '@laundry/ui-kit/colour-scheme.js?raw';
import { iconLinks, themeColours } from '@laundry/brand/head';
import GlobalStyles from '@mui/material/GlobalStyles';
import { AppThemeProvider, CONTENT_ID, MENU_BAR_MEDIA } from '@laundry/ui-kit';
import { FormStyles, BaseStyles } from '@laundry/ui-kit/control-styles';
import { use } from 'react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { config } from './config.ts';
import { IslandContext } from './islands/IslandSlot.tsx';
import { PUBLIC_TOKEN } from './storage/publicToken.ts';
import { WEB_FONT } from './site-script/webFont.ts';
import deferSubmit from './site-script/deferSubmit.js?raw';

/**
 * Renders the sections outside the viewport only when they come close to it. They can still be searched,
 * linked to and printed. Only used where the browser keeps the scroll position when the actual heights above
 * it become known (`overflow-anchor`).
 */
const belowTheFold = {
  '@supports (overflow-anchor: auto)': {
    'main > section, main > aside, body footer': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 45rem',
    },
  },
} as const;

/** The document of every page. The build inserts its scripts (build-steps/finishPages.ts). */
export function Layout({ children }: { children: ReactNode }) {
  const hasIsland = use(IslandContext) !== null;
  return (
    <html lang="es-UY" {...{ [PUBLIC_TOKEN]: config.publicToken }}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {themeColours(config.brand.theme).map((meta) => (
          <meta key={meta.media} {...meta} />
        ))}
        {iconLinks.map((link) => (
          <link key={link.href} {...link} />
        ))}
        {/* Inline, so that the first paint waits for no other file. */}
        <style dangerouslySetInnerHTML={{ __html: fallbackFont }} />
        {/* With scripts, one of them applies this font after the first paint (site-script/webFont.ts). */}
        <style {...WEB_FONT} dangerouslySetInnerHTML={{ __html: typeface }} />
        <script dangerouslySetInnerHTML={{ __html: colourScheme }} />
        {hasIsland && <script dangerouslySetInnerHTML={{ __html: deferSubmit }} />}
        {/* Delays the first paint until the menu's bar is complete: its right-aligned links would move. */}
        <link rel="expect" href={`#${CONTENT_ID}`} blocking="render" media={MENU_BAR_MEDIA} />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return (
    <AppThemeProvider brand={config.brand.theme}>
      <GlobalStyles styles={belowTheFold} />
      <BaseStyles />
      <FormStyles />
      <Outlet />
    </AppThemeProvider>
  );
}
