import { minifySync } from 'vite';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Minifies the inline scripts of a page. */
export const minifyInline = (html: string): string =>
  html.replace(INLINE, (_, code: string) => `<script>${minifySync('inline.js', code).code.trim()}</script>`);
