import Box from '@mui/material/Box';
import { Chevron } from '../theme/glyphs.tsx';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/shape.ts';
import { shadow } from '../theme/shadow.ts';
import { currentMark } from './currentMark.ts';
import { menuItem } from './menuItem.ts';
import { NavList } from './NavList.tsx';
import { holdsCurrent } from './links.ts';
import type { LinkComponent, NavGroup } from './links.ts';

export interface NavGroupMenuProps {
  group: NavGroup;
  link: LinkComponent;
  /** Of the groups with one name, one is open at a time. */
  name: string;
  /** Opens in place, in a folded menu, rather than over the page. */
  inPlace: boolean;
}

const summary = {
  ...menuItem,
  justifyContent: 'space-between',
  gap: 0.5,
  pr: 1,
  cursor: 'pointer',
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { width: 20, height: 20, transition: `transform ${motion.settle}ms ${motion.curve}` },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
  'details[open] > &': { backgroundColor: 'background.tinted' },
} as const;

const overPage = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInlineStart: 0,
  zIndex: 'appBar',
  width: 'max-content',
  minWidth: 240,
  maxWidth: 320,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  backgroundColor: 'background.paper',
  boxShadow: shadow.overlay,
} as const;

const within = { ml: 1.5, my: 0.5, pl: 1, borderLeft: 2, borderColor: 'divider' } as const;

/** A group of a menu: a native <details> that opens to its links, without script. */
export function NavGroupMenu({ group, link, name, inPlace }: NavGroupMenuProps) {
  const current = holdsCurrent(group);
  return (
    <Box component="details" name={name} sx={{ position: 'relative' }}>
      <Box component="summary" sx={summary}>
        <Box component="span" sx={current ? currentMark : undefined}>
          {group.label}
        </Box>
        <Chevron />
      </Box>
      <Box sx={inPlace ? within : overPage}>
        <NavList links={group.links} link={link} stacked />
      </Box>
    </Box>
  );
}
