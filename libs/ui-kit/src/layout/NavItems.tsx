import type { LinkComponent, NavLink } from './links.ts';

/**
 * A link to a page; the one in sight is marked for screen readers, and for eyes by the list's
 * `a[aria-current]`.
 */
export const PageLink = ({
  place: { label, to, current },
  link: Link,
}: {
  place: NavLink;
  link: LinkComponent;
}) => (
  <Link to={to} aria-current={current ? 'page' : undefined}>
    {label}
  </Link>
);

/** Links to pages, as the items of a list. */
export const NavItems = ({ links, link }: { links: readonly NavLink[]; link: LinkComponent }) =>
  links.map((place) => (
    <li key={place.to}>
      <PageLink place={place} link={link} />
    </li>
  ));
