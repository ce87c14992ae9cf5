/** A script that runs: neither a data block such as JSON-LD nor the scheme's, which comes before the first paint. */
const RUNNING_SCRIPT =
  /<script(?![^>]*\btype="application\/)(?![^>]*\bdata-before-paint)([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOADED_MODULE = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const HREF = /\bhref="([^"]*)"/;

const withSiteScript = (page: string, address: string): string =>
  page.replace('</head>', () => `<script src="${address}" defer=""></script></head>`);

/** A page as its readers need it: without the application's scripts, with the site's small one. */
export const contentPage = (page: string, siteScript: string): string =>
  withSiteScript(page.replace(PRELOADED_MODULE, '').replace(RUNNING_SCRIPT, ''), siteScript);

/** The modules that a page's own would have fetched ahead. */
const neededBy = (page: string): string =>
  [...page.matchAll(PRELOADED_MODULE)].map(([link]) => HREF.exec(link)?.[1] ?? '').join(' ');

/**
 * A page whose scripts wait in their places until the site's small script wakes them (wakeLate.ts): the browser runs
 * no script of this type. What its module needs stands with it, to be fetched as a whole before any of it runs.
 */
export const latePage = (page: string, siteScript: string): string =>
  withSiteScript(
    page.replace(PRELOADED_MODULE, '').replace(RUNNING_SCRIPT, (_, attributes: string, code: string) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const others = attributes.replace(/\s*\btype="[^"]*"/, '');
      const needs = type === 'module' ? ` data-needs="${neededBy(page)}"` : '';
      return `<script type="text/late" data-type="${type}"${needs}${others}>${code}</script>`;
    }),
    siteScript,
  );
