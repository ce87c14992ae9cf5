import { siteFile } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const FETCHED_FOR_SCRIPT = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g;

/** A page without any script: what it can be at its fastest. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT, '').replace(FETCHED_FOR_SCRIPT, '');

/** The same site with every page its own twin without scripts. */
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
