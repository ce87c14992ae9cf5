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

/** The modules that a script imports: at once, and later. */
async function listImports(site: Site, address: string) {
  await init;
  const code = site.get(address)?.body.toString();
  if (code === undefined) throw new Error(`a page names ${address}, which was not built`);
  const [imports] = parse(code);
  const addresses = (kind: (dynamicAt: number) => boolean) =>
    imports
      .filter(({ d: dynamicAt }) => kind(dynamicAt))
      .map(({ s: from, e: to }) => code.slice(from, to).replaceAll(/[`'"]/g, ''))
      .filter((name) => /^\.{0,2}\/.*\.js$/.test(name))
      .map((name) => resolve(name, address));
  return { atOnce: addresses((at) => at === -1), later: addresses((at) => at > -1) };
}

/** Scripts with all that they import, directly or not. @param next what to follow from one of them */
async function withImports(
  scripts: Iterable<string>,
  next: (address: string) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const found = new Set(scripts);
  // A set also visits what is added meanwhile.
  for (const address of found) for (const imported of await next(address)) found.add(imported);
  return found;
}

/** All scripts of a page: those loaded at first and those loaded later. */
export async function listAllScripts(site: Site, path: string): Promise<ReadonlySet<string>> {
  return withImports((await listResources(site, path)).scripts, async (address) => {
    const { atOnce, later } = await listImports(site, address);
    return [...atOnce, ...later];
  });
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
    scripts: await withImports(
      [...addresses(running, 'src'), ...linked('modulepreload'), ...linked('preload', 'script')],
      async (address) => (await listImports(site, address)).atOnce,
    ),
    styles,
    fonts: new Set([...linked('preload', 'font'), ...inPage, ...inStyles]),
  };
}
