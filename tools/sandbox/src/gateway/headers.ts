/** What every answer of the gateway carries beside the sites' Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Never the path or the query: the link of an invitation carries a token.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Built files whose name carries a hash of their content. */
const HASHED = /^assets\//;

/** How long a file of a site may be kept by browsers. */
export const cacheControlOf = (file: string): string =>
  HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
