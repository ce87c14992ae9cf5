import Box from '@mui/material/Box';
import { radius } from '../theme/shape.ts';
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
        flexWrap: 'wrap',
        gap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& a': {
          display: 'block',
          px: 1.5,
          py: stacked ? 1.5 : 1.25,
          borderRadius: `${radius.control}px`,
          color: 'text.primary',
          fontWeight: 550,
          textDecoration: 'none',
        },
        '& a:hover': { backgroundColor: 'background.tinted' },
        '& a[aria-current]': {
          fontWeight: 700,
          textDecorationLine: 'underline',
          textDecorationColor: 'var(--mui-palette-accent-main)',
          textDecorationThickness: '0.2em',
          textUnderlineOffset: '0.45em',
        },
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
