import { fileURLToPath } from 'node:url';
import type { Site } from './loadSite.ts';

/** The folder of the public site's build. */
export const PUBLIC_SITE = fileURLToPath(
  new URL('../../../../apps/public-site/build/client', import.meta.url),
);

/** The folder of the portal's build. */
export const PORTAL = fileURLToPath(new URL('../../../../apps/admin-portal/dist', import.meta.url));

const LISTED = /<loc>([^<]+)<\/loc>/g;

/** The address of a page's file: `/services` is `/services/index.html`. */
export const fileOfPage = (path: string): string => `${path.replace(/\/$/, '')}/index.html`;

/** The paths of the pages in the site's sitemap. */
export function listedPages(site: Site): string[] {
  const sitemap = site.get('/sitemap.xml')?.body.toString() ?? '';
  return [...sitemap.matchAll(LISTED)].flatMap(([, url]) =>
    url === undefined ? [] : [new URL(url).pathname],
  );
}
