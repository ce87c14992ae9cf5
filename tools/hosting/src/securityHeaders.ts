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
