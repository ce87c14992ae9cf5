import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** The file beside the pages with the hashes of their inline scripts, for the policy's `script-src`. */
export const INLINE_SCRIPTS = 'inline-scripts.json';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Minifies the inline scripts of a page. */
export const minifyInline = (html: string): string =>
  html.replace(INLINE, (_, code: string) => `<script>${minifySync('inline.js', code).code.trim()}</script>`);

/** The distinct hashes of inline scripts in pages, in the format of a Content-Security-Policy. */
export const inlineScripts = (pages: Iterable<string>): string[] => [
  ...new Set(
    [...pages].flatMap((html) =>
      [...html.matchAll(INLINE)].map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      ),
    ),
  ),
];
