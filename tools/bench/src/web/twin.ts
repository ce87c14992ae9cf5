import { siteFile } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const FETCHED_FOR_SCRIPT = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g;

/** Removes all scripts from a page. What is left is the fastest that the page could be. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT, '').replace(FETCHED_FOR_SCRIPT, '');

/** A copy of the site whose pages have no scripts. */
export async function twinOf(site: Site): Promise<Site> {
  return new Map(
    await Promise.all(
      [...site].map(async ([address, file]) => {
        if (!address.endsWith('.html')) return [address, file] as const;
        const html = withoutScripts(file.body.toString());
        return [address, await siteFile(address, Buffer.from(html))] as const;
      }),
    ),
  );
}
