import typeface from '@laundry/ui-kit/typeface.css?url';
import colourScheme from '@laundry/ui-kit/colour-scheme.js?url';
import { iconLinks, themeColours } from '@laundry/brand-icons/head';
import { AppThemeProvider } from '@laundry/ui-kit';
import { NativeStyles } from '@laundry/ui-kit/native-styles';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { config } from './config.ts';

/** The document around every page. The build puts its scripts in (build-steps/finishPages.ts): none of them is the router's. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-UY">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {themeColours(config.brand.look).map((meta) => (
          <meta key={meta.media} {...meta} />
        ))}
        {iconLinks.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <link rel="stylesheet" href={typeface} />
        <script src={colourScheme} />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return (
    <AppThemeProvider brand={config.brand.look}>
      <NativeStyles />
      <Outlet />
    </AppThemeProvider>
  );
}
