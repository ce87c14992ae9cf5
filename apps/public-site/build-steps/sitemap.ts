import { pagesWithout, prerenderedPaths } from '../app/pages.ts';
import type { Snapshot } from './snapshot.ts';

/** sitemap.xml in the format of sitemaps.org. @param missingCalls the optional calls not offered (D69) */
export const sitemap = (origin: string, { laundromats }: Snapshot, missingCalls: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pagesWithout(missingCalls)
      .filter(({ hidden }) => !hidden)
      .flatMap((page) => prerenderedPaths(page, laundromats))
      .map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt: everything may be read; hidden pages carry `noindex`. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
