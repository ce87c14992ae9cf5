import type { LinkComponent, NavLink } from './links.ts';
import Box from '@mui/material/Box';
import { currentMark, menuItem } from './layoutStyles.ts';

/**
 * A link to a page. The current page's link is marked for screen readers by `aria-current`, and visually by
 * the list's `a[aria-current]` style.
 */
export const PageLink = ({
  target: { label, to, current },
  link: Link,
}: {
  target: NavLink;
  link: LinkComponent;
}) => (
  <Link to={to} aria-current={current ? 'page' : undefined}>
    {label}
  </Link>
);

/** Links to pages, as the items of a list. */
export const NavItems = ({ links, link }: { links: readonly NavLink[]; link: LinkComponent }) =>
  links.map((target) => (
    <li key={target.to}>
      <PageLink target={target} link={link} />
    </li>
  ));

export interface NavListProps {
  links: readonly NavLink[];
  link: LinkComponent;
}

/** A list of links; the current one is marked by more than colour. */
export function NavList({ links, link }: NavListProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
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
