import { init, parse } from 'es-module-lexer';
import { fileOfPage } from './site.ts';
import type { Site } from './site.ts';

/** The files that a browser fetches for a page without an interaction, by address. */
export interface Resources {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
}

const SCRIPT = /<script\b([^>]*)>/g;
const LINK = /<link\b([^>]*)>/g;
const IN_CSS = /url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/g;
/** Types of executable scripts; others, such as JSON-LD, are data. */
const RUNNING = new Set(['', 'module', 'text/javascript']);

const attribute = (tag: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const findTags = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, tag]) => tag ?? '');

const resolve = (address: string, from: string): string => new URL(address, `http://site${from}`).pathname;

/** The modules that a script imports. */
async function listImports(site: Site, address: string): Promise<string[]> {
  await init;
  const code = site.get(address)?.body.toString();
  if (code === undefined) throw new Error(`a page names ${address}, which was not built`);
  const [imports] = parse(code);
  return imports
    .filter(({ d: dynamicAt }) => dynamicAt === -1)
    .flatMap(({ n: name }) => (name === undefined ? [] : [resolve(name, address)]));
}

async function withImports(site: Site, scripts: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [...scripts];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    waiting.push(...(await listImports(site, address)));
  }
  return found;
}

/** The modules that a script imports dynamically. None of them is loaded at first. */
async function importedLater(site: Site, address: string): Promise<string[]> {
  await init;
  const code = site.get(address)?.body.toString() ?? '';
  const [imports] = parse(code);
  return imports
    .filter(({ d: dynamicAt }) => dynamicAt > -1)
    .map(({ s: from, e: to }) => code.slice(from, to).replaceAll(/[`'"]/g, ''))
    .filter((name) => /^\.?\/.*\.js$/.test(name))
    .map((name) => resolve(name, address));
}

/** All scripts of a page: those loaded at first and those loaded later. */
export async function listAllScripts(site: Site, path: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const waiting = [...(await listResources(site, path)).scripts];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    waiting.push(...(await withImports(site, [address])), ...(await importedLater(site, address)));
  }
  return found;
}

/** The files that a page refers to, and the modules and fonts that these need. */
export async function listResources(site: Site, path: string): Promise<Resources> {
  const page = fileOfPage(path);
  const html = site.get(page)?.body.toString();
  if (html === undefined) throw new Error(`${path} was not built`);
  const addresses = (tags: readonly string[], name: string) =>
    tags
      .map((tag) => attribute(tag, name))
      .filter((address) => address !== '')
      .map((each) => resolve(each, page));

  const links = findTags(html, LINK);
  const linked = (rel: string, as = '') =>
    addresses(
      links.filter((tag) => attribute(tag, 'rel') === rel && attribute(tag, 'as') === as),
      'href',
    );
  const running = findTags(html, SCRIPT).filter((tag) => RUNNING.has(attribute(tag, 'type')));
  const styles = new Set(linked('stylesheet'));
  const css = [...styles].map((address) => ({ address, text: site.get(address)?.body.toString() ?? '' }));
  const inPage = [...html.matchAll(IN_CSS)].map(([, name]) => resolve(name ?? '', page));
  const inStyles = css.flatMap(({ address, text }) =>
    [...text.matchAll(IN_CSS)].map(([, name]) => resolve(name ?? '', address)),
  );
  return {
    scripts: await withImports(site, [
      ...addresses(running, 'src'),
      ...linked('modulepreload'),
      ...linked('preload', 'script'),
    ]),
    styles,
    fonts: new Set([...linked('preload', 'font'), ...inPage, ...inStyles]),
  };
}
