import useMediaQuery from '@mui/material/useMediaQuery';

/** Room for a table, and none for several buttons in each of its rows. */
const TABLET = '(min-width: 600px) and (max-width: 1099.95px)';

/** Whether the actions of a table's rows stand in a menu. */
export const useIsTablet = (): boolean => useMediaQuery(TABLET, { noSsr: true });

/** How what can be done with a row is shown: buttons where there is room, and on a phone's open row; else a menu. */
export type ActionsLook = 'buttons' | 'menu';
