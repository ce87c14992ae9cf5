import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { kitNavigation } from '@laundry/strings';
import { currentMark, homeLink } from './layoutStyles.ts';
import { NavItems } from './NavList.tsx';
import type { NavLink, NavEntry } from './links.ts';
import { Logo } from '../brand/Logo.tsx';
import { dismissMenus } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';
import { SiteMenu } from './SiteMenu.tsx';

/** A thin bar above the header with secondary links. */
const utilityBar = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 3,
  my: 0,
  py: 0,
  listStyle: 'none',
  typography: 'body2',
  '& a': { display: 'block', py: 1, color: 'text.primary', fontWeight: 550, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current]': currentMark,
} as const;

export interface SiteHeaderProps {
  brandName: string;
  /** The menu's links and groups. */
  links: readonly NavEntry[];
  /** Secondary links, in a thin bar above; on a phone at the end of the menu. */
  utilityLinks?: readonly NavLink[];
}

const bar = {
  position: 'relative',
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
} as const;

/** The public site's header: a bar of links and menus, folded on a phone. All of it works without scripts. */
export function SiteHeader({ brandName, links, utilityLinks = [] }: SiteHeaderProps) {
  const menus = useEnhancement<HTMLDivElement>(dismissMenus);
  return (
    <Box component="header" sx={bar}>
      {utilityLinks.length > 0 && (
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <Box
            component="nav"
            aria-label={kitNavigation.moreLinks}
            sx={{ backgroundColor: 'background.tinted' }}
          >
            <Container component="ul" sx={utilityBar}>
              <NavItems links={utilityLinks} />
            </Container>
          </Box>
        </Box>
      )}
      <Container
        ref={menus}
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: { xs: 1, sm: 2 },
          minHeight: 72,
          py: 1,
        }}
      >
        <a href="/" style={homeLink}>
          <Logo name={brandName} />
        </a>
        <SiteMenu entries={links} elsewhere={utilityLinks} />
      </Container>
    </Box>
  );
}
