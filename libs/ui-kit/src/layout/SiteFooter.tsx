import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { kit } from '@laundry/strings';
import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { WaterLine } from './WaterLine.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { NavList } from './NavList.tsx';
import type { LinkComponent, NavLink } from './links.ts';

export interface SiteFooterProps {
  brandName: string;
  links: readonly NavLink[];
  link: LinkComponent;
  /** Contact points: e-mail, phone, chat-bot. */
  contact?: ReactNode;
}

/** The public site's foot: the brand, how to reach it, and where else to go. */
export function SiteFooter({ brandName, links, link, contact }: SiteFooterProps) {
  return (
    <Box component="footer" sx={{ mt: 'auto' }}>
      <Box sx={{ color: 'background.tinted', mt: 6 }}>
        <WaterLine />
      </Box>
      <Box sx={{ backgroundColor: 'background.tinted' }}>
        <Container
          sx={{
            display: 'grid',
            gap: 4,
            pt: 3,
            pb: 6,
            gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Logo name={brandName} />
            {contact !== undefined && <Box sx={{ typography: 'body2' }}>{contact}</Box>}
            <ColourSchemeSwitch />
          </Box>
          <Box component="nav" aria-label={kit.footerNavigation} sx={{ ml: { xs: -1.5, md: 0 } }}>
            <NavList links={links} link={link} />
          </Box>
        </Container>
      </Box>
    </Box>
  );
}
