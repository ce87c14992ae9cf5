/** Corner radii in px: a link's focus, a control, a card, a page block, and what is fully round. */
export const radius = { link: 4, control: 10, card: 16, block: 24, round: 999 } as const;
