import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { kit } from '@laundry/strings';
import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { FoldedMenu } from './FoldedMenu.tsx';
import { NavList } from './NavList.tsx';
import { homeLink } from './homeLink.ts';
import type { LinkComponent, NavLink } from './links.ts';

export interface SiteHeaderProps {
  brandName: string;
  links: readonly NavLink[];
  /** Where the logo leads. */
  home?: string;
  link: LinkComponent;
  /** At the end of the bar: the site's first call to action. */
  action?: ReactNode;
  /** Changes with the page: the folded menu then closes. */
  pageKey?: string;
}

/** The public site's head: a bar of links, on a phone folded into a native <details>, which needs no script. */
export function SiteHeader({ brandName, links, home = '/', link: Link, action, pageKey }: SiteHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      <Container
        sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, minHeight: 72, py: 1 }}
      >
        <Link to={home} style={homeLink}>
          <Logo name={brandName} />
        </Link>
        <Box component="nav" aria-label={kit.mainNavigation} sx={{ display: { xs: 'none', md: 'block' } }}>
          <NavList links={links} link={Link} />
        </Box>
        {action}
        <FoldedMenu key={pageKey} links={links} link={Link} />
      </Container>
    </Box>
  );
}
