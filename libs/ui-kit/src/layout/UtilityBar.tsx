import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { kitNavigation } from '@laundry/strings';
import { currentMark } from './layoutStyles.ts';
import { NavItems } from './NavList.tsx';
import type { LinkComponent, NavLink } from './links.ts';

/** A thin bar above the header with secondary links. */
export function UtilityBar({ links, link }: { links: readonly NavLink[]; link: LinkComponent }) {
  return (
    <Box component="nav" aria-label={kitNavigation.moreLinks} sx={{ backgroundColor: 'background.tinted' }}>
      <Container
        component="ul"
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 3,
          my: 0,
          py: 0,
          listStyle: 'none',
          typography: 'body2',
          '& a': {
            display: 'block',
            py: 1,
            color: 'text.primary',
            fontWeight: 550,
            textDecoration: 'none',
          },
          '& a:hover': { textDecoration: 'underline' },
          '& a[aria-current]': currentMark,
        }}
      >
        <NavItems links={links} link={link} />
      </Container>
    </Box>
  );
}
