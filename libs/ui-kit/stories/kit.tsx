/** Shows a story in the dark scheme. */
export const dark = { globals: { scheme: 'dark' } };

/** Shows a story in the narrowest window, 320 px. */
export const small = { globals: { viewport: { value: 'small' } } };

/** Shows a story on a phone, 360 px. */
export const phone = { globals: { viewport: { value: 'phone' } } };

/** Shows a story with the portal's dense theme. */
export const portal = { parameters: { surface: 'portal' } };
