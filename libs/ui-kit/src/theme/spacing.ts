/** The unit of every distance, in px: `spacing(2)` is 16. */
export const spacing = 8;
