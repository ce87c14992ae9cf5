/** Where the sites' builds put files whose name carries a hash of their content. */
export const HASHED_FOLDER = 'assets';

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  /** Asked for again each time; unchanged content is not sent again. */
  other: 'no-cache',
  /** For what an origin answers by itself, such as 404. */
  refusal: 'no-store',
} as const;

/** How long a file of a site may be kept by browsers. */
export const cacheControlOf = (file: string): string =>
  file.startsWith(`${HASHED_FOLDER}/`) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;

/** What every answer of the sites' origins carries, beside the sites' Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Never the path or the query: the link of an invitation carries a token.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/**
 * What is added where the sites are served over TLS: browsers come back by it, to the subdomains too, for two
 * years.
 */
export const TLS_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;
