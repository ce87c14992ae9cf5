/** The size of a window's page, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 };
