/** Marks the only elements that are printed. Apart from the styles, which bring MUI along. */
export const PRINT_ONLY = { 'data-on-paper': '' } as const;
