import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { SiteConfig } from '@laundry/brand';

/** The inline scripts and styles that a page's policy allows, as sources of its directives. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** For everything that is no page. */
export const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] };

// Scripts with attributes are files, or data that is not executed.
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const toHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const findContents = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, content = '']) => content);

/** The inline scripts and styles of a page, as hashes. */
function hashInline(html: string): InlineSources {
  const attributes = findContents(html, STYLE_ATTRIBUTE).map((style) =>
    style.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  // Emotion adds an empty element at run time, whose rules it inserts by script.
  const styles = new Set(['', ...findContents(html, STYLE), ...attributes].map(toHash));
  return {
    scripts: [...new Set(findContents(html, SCRIPT).map(toHash))],
    styles: [...(attributes.length > 0 ? ["'unsafe-hashes'"] : []), ...styles],
  };
}

/**
 * The inline scripts of the portal's pages. Its libraries write styles at run time, whose hashes nobody can
 * know: notistack's (goober) and the data grid's variables (ADR-37).
 */
export async function readPortalInlineSources(root: string): Promise<ReadonlyMap<string, InlineSources>> {
  const pages = [...(await readInlineSources(root))];
  return new Map(pages.map(([file, { scripts }]) => [file, { scripts, styles: ["'unsafe-inline'"] }]));
}

/** The inline scripts and styles of a built site's pages, by the names of their files. */
export async function readInlineSources(root: string): Promise<ReadonlyMap<string, InlineSources>> {
  const pages = new Map<string, InlineSources>();
  for await (const file of glob('**/*.html', { cwd: root }))
    pages.set(file.replaceAll(sep, '/'), hashInline(await readFile(join(root, file), 'utf8')));
  return pages;
}

/** Origins that the policy allows, from the sites' settings (D43). */
type Origins = Pick<SiteConfig, 'checkoutScriptUrl' | 'captcha'> & {
  readonly origins: Pick<SiteConfig['origins'], 'payments'>;
};

const toOrigin = (url: string) => new URL(url).origin;

/** The hosts that serve reCAPTCHA's script; the second is for networks that cannot reach the first. */
const RECAPTCHA_HOSTS: readonly string[] = ['https://www.google.com', 'https://www.recaptcha.net'];

/**
 * The captcha's sources. Google's script fetches its code from a second host and shows a challenge in a frame
 * of a third one (providers §5). Each is allowed by path, because these hosts serve much else.
 */
function captchaSources({ scriptUrl, codeOrigin }: SiteConfig['captcha']) {
  const origin = toOrigin(scriptUrl);
  if (RECAPTCHA_HOSTS.includes(origin)) {
    const path = `${origin}/recaptcha/`;
    return {
      scripts: [path, 'https://www.gstatic.com/recaptcha/'],
      frames: [path, 'https://recaptcha.google.com/recaptcha/'],
      calls: path,
    };
  }
  const both = codeOrigin === '' ? [origin] : [origin, codeOrigin];
  return { scripts: both, frames: both, calls: origin };
}

/**
 * The production Content-Security-Policy of a page or any other answer. It forbids `eval`, frames around the
 * site, and all inline scripts and styles except those of `inline` (ADR-37).
 */
export function contentSecurityPolicy(
  { checkoutScriptUrl, captcha, origins }: Origins,
  inline: InlineSources,
): string {
  const { scripts, frames, calls } = captchaSources(captcha);
  const embedded = toOrigin(checkoutScriptUrl);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...new Set([...scripts, embedded])],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", calls],
    'frame-src': [...new Set([...frames, embedded])],
    // The checkout of some channels is a form that the site posts to the provider.
    'form-action': ["'self'", ...new Set(origins.payments)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
