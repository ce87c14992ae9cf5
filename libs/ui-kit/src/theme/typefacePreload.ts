import href from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/**
 * A preload of the typeface, for pages whose URL contains a secret. For a font that a style sheet requests,
 * Chromium sends the page's full URL as the referrer, whatever the page's policy says; a preload only sends
 * the origin.
 */
export const typefacePreload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous',
} as const;
