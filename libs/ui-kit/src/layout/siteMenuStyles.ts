import { arrowDown, motion, outlined, plainList, radius, shadow } from '../theme/tokens.ts';
import { currentMark, menuItem } from './layoutStyles.ts';

const noMarker = { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } } as const;

/** The <summary> of the folded menu, styled as a button. */
const menuButton = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 600,
  px: 2,
  border: 1.5,
  borderColor: 'control.border',
  borderRadius: `${radius.round}px`,
  ...noMarker,
} as const;

/** The opened menu: a panel below the header. */
const panel = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 'appBar',
  maxHeight: 'calc(100dvh - 72px)',
  overflowY: 'auto',
  px: { xs: 0.5, sm: 1.5 },
  py: 1.5,
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  boxShadow: shadow.overlay,
} as const;

/** The name of a group, with an arrow that shows that it opens. */
const group = {
  ...menuItem,
  justifyContent: 'space-between',
  gap: 1.25,
  pr: 2,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ...noMarker,
  '&::after': {
    ...arrowDown,
    mt: '-4px',
    transition: `transform ${motion.settle}ms ${motion.curve}`,
  },
} as const;

/** A group's links, in a panel over the page. */
const overPage = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInlineStart: 0,
  zIndex: 'appBar',
  width: 'max-content',
  minWidth: 240,
  maxWidth: 320,
  m: 0,
  p: 1,
  ...outlined(radius.card),
  boxShadow: shadow.overlay,
} as const;

/** The viewports whose header shows the menu as a bar. */
export const MENU_BAR_MEDIA = '(min-width: 1200px)';

/** The menu as a bar: always visible, in a row, with groups that open over the page. */
const bar = {
  '&::details-content': { contentVisibility: 'visible' },
  '& > summary': { display: 'none' },
  '& > nav': {
    position: 'static',
    maxHeight: 'none',
    p: 0,
    border: 0,
    boxShadow: 'none',
    overflow: 'visible',
    background: 'none',
  },
  '& > nav > ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  '& details': { position: 'relative' },
  '& details > summary': { pr: 1.5 },
  '& details > ul': overPage,
  '& [data-elsewhere]': { display: 'none' },
} as const;

/**
 * Styles for both layouts of one menu: folded, and as a bar above a width. Browsers without
 * `::details-content`, which cannot show the content of a closed <details>, fold it at every width.
 */
export const siteMenuStyles = {
  '& > summary': menuButton,
  '&[open] > summary': { backgroundColor: 'background.tinted', borderColor: 'primary.main' },
  '& > nav': panel,
  '& ul': plainList,
  '& a': menuItem,
  '& a[aria-current], & summary[data-current]': currentMark,
  '& details > summary': group,
  '& details[open] > summary': { backgroundColor: 'background.tinted' },
  '& details[open] > summary::after': { mt: '4px', transform: 'rotate(225deg)' },
  '& details > ul': { ml: 1.5, my: 0.5, pl: 1, borderLeft: 2, borderColor: 'divider' },
  '@supports selector(::details-content)': { [`@media ${MENU_BAR_MEDIA}`]: bar },
} as const;
