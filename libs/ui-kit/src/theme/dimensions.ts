/** The unit of all distances, in px: `spacing(2)` is 16. */
export const spacing = 8;

/** Widths in px at which layouts change: phone, tablet, small desktop, desktop, large screen. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Corner radii in px: a link's focus ring, a control, a card, a page block, and fully round. */
export const radius = { link: 4, control: 10, card: 16, block: 24, round: 999 } as const;
