import href from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/**
 * A preload of the typeface, for pages whose address holds a secret. For requests of style sheets Chromium
 * sends the page's whole address as the referrer, whatever the page's policy says; a preload only sends its
 * origin.
 */
export const typefacePreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous',
} as const;
