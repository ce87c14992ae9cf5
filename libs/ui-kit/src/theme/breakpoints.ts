/** From which width in px a layout changes: phone, tablet, small desktop, desktop, large screen. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
