/** Where the sites' builds put files whose name carries a hash of their content. */
export const HASHED_FOLDER = 'assets';

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  /** Asked for again each time; unchanged content is not sent again. */
  other: 'no-cache',
  /** Of what an origin says by itself. */
  refusal: 'no-store',
} as const;

/** How long a file of a site may be kept by browsers. */
export const cacheControlOf = (file: string): string =>
  file.startsWith(`${HASHED_FOLDER}/`) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
