/** Told on the document once React runs a page whose scripts had waited (site-script/wakeLate.ts). */
export const HYDRATED = 'site:hydrated';
