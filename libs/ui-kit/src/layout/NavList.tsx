import Box from '@mui/material/Box';
import { currentMark } from './currentMark.ts';
import { menuItem } from './menuItem.ts';
import type { LinkComponent, NavLink } from './links.ts';

export interface NavListProps {
  links: readonly NavLink[];
  link: LinkComponent;
  /** One under the other. */
  stacked?: boolean;
}

/** A list of links; the current one is marked by more than colour. */
export function NavList({ links, link: Link, stacked = false }: NavListProps) {
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
      {links.map(({ label, to, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </Box>
  );
}
