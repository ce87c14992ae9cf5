import typeface from '@laundry/ui-kit/typeface.css?url';
import colourScheme from '@laundry/ui-kit/colour-scheme.js?url';
import { iconLinks, themeColours } from '@laundry/brand-icons/head';
import { AppThemeProvider, LoadingState, PageShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { config } from './config.ts';
import { FailedPage } from './layout/FailedPage.tsx';
import { SiteProvider } from './SiteProvider.tsx';

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-UY" suppressHydrationWarning>
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
        <script src={colourScheme} data-before-paint="" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <SiteProvider>
      <Outlet />
    </SiteProvider>
  );
}

/** While a page that is not prerendered loads, such as a payment's result. */
export function HydrateFallback() {
  return (
    <AppThemeProvider brand={config.brand.look}>
      <PageShell width="form" standalone>
        <LoadingState />
      </PageShell>
    </AppThemeProvider>
  );
}

export function ErrorBoundary() {
  return (
    <AppThemeProvider brand={config.brand.look}>
      <FailedPage />
    </AppThemeProvider>
  );
}
