/** The folder of built files whose names carry a hash of their content. */
export const HASHED_FOLDER = 'assets';

export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  /** Revalidated each time; unchanged content is not sent again. */
  other: 'no-cache',
  /** For answers of the host itself, such as 404. */
  refusal: 'no-store',
} as const;

/** How long browsers may cache a file of a site. */
export const cacheControlOf = (file: string): string =>
  file.startsWith(`${HASHED_FOLDER}/`) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;

/** The headers of every answer from the sites' origins, in addition to the Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Never sends path or query, because the link of an invitation contains a token.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Added where the sites are served over TLS: for two years browsers use TLS only, for the subdomains too. */
export const TLS_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;
