/** Attribute of the document: the site's public token, for calls that need none of the settings' code (D66). */
export const PUBLIC_TOKEN = 'data-token';

/** The site's public token. */
export const publicToken = (): string | undefined =>
  document.documentElement.getAttribute(PUBLIC_TOKEN) ?? undefined;
