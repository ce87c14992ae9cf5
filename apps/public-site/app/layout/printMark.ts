/** Marks the only elements that are printed. Separate from the styles (printOnly.tsx), which import MUI. */
export const PRINT_ONLY = { 'data-on-paper': '' } as const;
