import typeface from '@laundry/ui-kit/typeface.css?url';
import colourScheme from '@laundry/ui-kit/colour-scheme.js?url';
import { iconLinks, themeColours } from '@laundry/brand-icons/head';
import { AppThemeProvider, LoadingState, PageShell } from '@laundry/ui-kit';
import { paymentResult } from '@laundry/strings';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { config } from './config.ts';
import { FailedPage } from './layout/FailedPage.tsx';
import { hiddenPageMeta } from './layout/pageMeta.ts';
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

/** What stands in the head of the one page that is not prerendered, a payment's result, before it runs. */
export const meta = () => hiddenPageMeta(paymentResult.pageTitle);

/** While a page that is not prerendered loads. */
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
