import href from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/**
 * Asks for the typeface from a page's head. Chromium sends the page's whole address as the referrer of what a
 * style sheet in the page asks for, whatever the page's policy says; a preload sends its origin. For pages
 * whose address holds a secret.
 */
export const typefacePreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous',
} as const;
