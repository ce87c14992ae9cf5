import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** URLs in a page's attributes. */
const NAMED = /\b(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|avif|webp))(?:#[^"]*)?"/g;
const IN_CSS = /url\(["']?(\/[^"')]+)["']?\)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, address]) => (address === undefined ? [] : [address]));

/**
 * All files that a built page needs, by URL: with every script that is imported later, because a page that is
 * stored on the device needs all its steps.
 *
 * @param page its file, such as `credit/index.html`
 * @param importedBy what a script imports
 */
export async function filesOf(
  folder: string,
  page: string,
  importedBy: (script: string) => readonly string[],
): Promise<ReadonlySet<string>> {
  const read = (address: string) => readFile(join(folder, address), 'utf8');
  const found = new Set<string>();
  const html = await read(page);
  const waiting = [...matches(html, NAMED), ...matches(html, IN_CSS)];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    if (address.endsWith('.css')) waiting.push(...matches(await read(address), IN_CSS));
    waiting.push(...importedBy(address));
  }
  return found;
}
