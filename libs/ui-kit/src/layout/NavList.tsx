import Box from '@mui/material/Box';
import { currentMark } from './currentMark.ts';
import { menuItem } from './menuItem.ts';
import { NavItems } from './NavItems.tsx';
import type { LinkComponent, NavLink } from './links.ts';

export interface NavListProps {
  links: readonly NavLink[];
  link: LinkComponent;
  /** One under the other. */
  stacked?: boolean;
}

/** A list of links; the current one is marked by more than colour. */
export function NavList({ links, link, stacked = false }: NavListProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexDirection: stacked ? 'column' : 'row',
        flexWrap: stacked ? 'nowrap' : 'wrap',
        gap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& a': menuItem,
        '& a[aria-current]': currentMark,
      }}
    >
      <NavItems links={links} link={link} />
    </Box>
  );
}
