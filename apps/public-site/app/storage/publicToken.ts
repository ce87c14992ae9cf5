/** The document's attribute with the site's public token, for calls without the settings' code (D66). */
export const PUBLIC_TOKEN = 'data-token';

/** The site's public token. */
export const publicToken = (): string | undefined =>
  document.documentElement.getAttribute(PUBLIC_TOKEN) ?? undefined;
