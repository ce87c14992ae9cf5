import type { MouseEvent } from 'react';

/**
 * What a closed dialog is given while it fades: the second press of a double one still lands on it, and must
 * not take the focus that went back to the page.
 */
export const whileFading = (open: boolean) =>
  open ? {} : { onMouseDown: (event: MouseEvent) => event.preventDefault() };
