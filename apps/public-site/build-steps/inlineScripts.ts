import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** Beside the pages: what a host lets run of what stands in them, as sources of its policy's `script-src`. */
export const INLINE_SCRIPTS = 'inline-scripts.json';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** A page with the scripts that stand in it made small. */
export const minifyInline = (html: string): string =>
  html.replace(INLINE, (_, code: string) => `<script>${minifySync('inline.js', code).code.trim()}</script>`);

/** The hashes of the scripts that stand in pages, each once, as a Content-Security-Policy names them. */
export const inlineScripts = (pages: Iterable<string>): string[] => [
  ...new Set(
    [...pages].flatMap((html) =>
      [...html.matchAll(INLINE)].map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      ),
    ),
  ),
];
