import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** URLs in a page's attributes. */
const NAMED = /\b(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|avif|webp))(?:#[^"]*)?"/g;
/** Static and dynamic imports of a module: a page that is stored on the device needs all its steps. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*["'](\.?\/[^"']+\.js)["']/g;
const IN_CSS = /url\(["']?(\/[^"')]+)["']?\)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, address]) => (address === undefined ? [] : [address]));

function takenIn(address: string, text: string): string[] {
  if (address.endsWith('.css')) return matches(text, IN_CSS);
  if (!address.endsWith('.js')) return [];
  return matches(text, IMPORTED).map((path) => new URL(path, `http://site${address}`).pathname);
}

/**
 * All files that a built page needs, by URL.
 *
 * @param page its file, such as `credit/index.html`
 */
export async function filesOf(folder: string, page: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const html = await readFile(join(folder, page), 'utf8');
  const waiting = [...matches(html, NAMED), ...matches(html, IN_CSS)];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    if (/\.(js|css)$/.test(address))
      waiting.push(...takenIn(address, await readFile(join(folder, address), 'utf8')));
  }
  return found;
}
