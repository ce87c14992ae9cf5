/*
 * colour-scheme.js, which stands in a page's head, sets the attribute before the first paint: the chosen
 * scheme, else the device's (D43). Attribute and key are these.
 */

/** Attribute of <html> that carries the scheme in use: `data-colour-scheme="dark"`. */
export const COLOUR_SCHEME_ATTRIBUTE = 'data-colour-scheme';

/** Where the person's choice is kept: `light`, `dark` or `system` (the default). */
export const COLOUR_SCHEME_STORAGE_KEY = 'colour-scheme';
