import Box from '@mui/material/Box';
import { currentMark, menuItem } from './layoutStyles.ts';
import { Link } from '../controls/Link.ts';
import { plainList } from '../theme/tokens.ts';
import type { NavLink } from './links.ts';

/**
 * A link to a page. The current page's link is marked for screen readers by `aria-current`, and visually by
 * the list's `a[aria-current]` style.
 */
export const PageLink = ({ label, to, current }: NavLink) => (
  <Link to={to} aria-current={current ? 'page' : undefined}>
    {label}
  </Link>
);

/** Links to pages, as the items of a list. */
export const NavItems = ({ links }: { links: readonly NavLink[] }) =>
  links.map((link) => (
    <li key={link.to}>
      <PageLink {...link} />
    </li>
  ));

/** A list of links; the current one is marked by more than colour. */
export const NavList = ({ links }: { links: readonly NavLink[] }) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 0.5,
      ...plainList,
      '& a': menuItem,
      '& a[aria-current]': currentMark,
    }}
  >
    <NavItems links={links} />
  </Box>
);
