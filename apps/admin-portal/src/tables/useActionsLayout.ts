import useMediaQuery from '@mui/material/useMediaQuery';

/** How what can be done with a row is shown. */
export type ActionsLayout = 'buttons' | 'menu';

/**
 * Buttons side by side where there is room, and on a phone's open row; else a menu.
 *
 * @param roomFrom the window's width in px from which a table's rows have room for buttons
 */
export function useActionsLayout(roomFrom: number): ActionsLayout {
  const hasNoRoom = useMediaQuery(`(min-width: 600px) and (max-width: ${roomFrom - 0.05}px)`, {
    noSsr: true,
  });
  return hasNoRoom ? 'menu' : 'buttons';
}
