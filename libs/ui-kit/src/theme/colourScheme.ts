/*
 * The script colour-scheme.js, in the head of every page, sets this attribute before the first paint: to the
 * chosen scheme, otherwise to the device's (D43). It uses the same attribute and key; the theme's colours
 * follow the attribute.
 */

/** The attribute of <html> with the current scheme: `data-colour-scheme="dark"`. */
export const COLOUR_SCHEME_ATTRIBUTE = 'data-colour-scheme';

/** The storage key of the user's choice: `light`, `dark` or `system` (the default). */
export const COLOUR_SCHEME_STORAGE_KEY = 'colour-scheme';
