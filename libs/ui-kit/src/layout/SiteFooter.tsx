import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { kit } from '@laundry/strings';
import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { NavList } from './NavList.tsx';
import { WaterLine } from './WaterLine.tsx';
import { iconOf, shelves } from './contacts.tsx';
import type { Contact } from './contacts.tsx';
import { isGroup, isPlace } from './links.ts';
import type { LinkComponent, NavEntry } from './links.ts';

export interface SiteFooterProps {
  brandName: string;
  /** Groups become columns; plain places stand in a row below. */
  links: readonly NavEntry[];
  link: LinkComponent;
  /** E-mail, phone, chat-bot, stores and networks, sorted by kind. */
  contacts?: readonly Contact[];
  /** The last line: whose site this is. */
  legal?: ReactNode;
}

const grid = { display: 'grid', columnGap: { xs: 2, sm: 4 }, rowGap: 4 } as const;
const four = 'repeat(4, minmax(0, 1fr))';
const columns = {
  links: { xs: 'repeat(2, minmax(0, 1fr))', md: four },
  contacts: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, auto)', md: four },
} as const;

/** The public site's foot: the brand, where else to go, and how to reach the company. */
export function SiteFooter({ brandName, links, link: Link, contacts = [], legal }: SiteFooterProps) {
  const places = links.filter(isPlace);
  return (
    <Box component="footer" sx={{ mt: 'auto' }}>
      <Box sx={{ color: 'background.tinted', mt: 6 }}>
        <WaterLine />
      </Box>
      <Box sx={{ backgroundColor: 'background.tinted' }}>
        <Container sx={{ display: 'grid', gap: 4, pt: 3, pb: 5 }}>
          <Logo name={brandName} />
          <Box component="nav" aria-label={kit.footerNavigation} sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ ...grid, gridTemplateColumns: columns.links }}>
              {links.filter(isGroup).map((group) => (
                <FooterColumn key={group.label} label={group.label}>
                  {group.links.map(({ label, to, current }) => (
                    <li key={to}>
                      <Link to={to} aria-current={current ? 'page' : undefined}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </FooterColumn>
              ))}
            </Box>
            {places.length > 0 && (
              <Box sx={{ mx: -1.5 }}>
                <NavList links={places} link={Link} />
              </Box>
            )}
          </Box>
          {contacts.length > 0 && (
            <Box
              sx={{
                ...grid,
                gridTemplateColumns: columns.contacts,
                pt: 4,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {shelves(contacts).map((shelf) => (
                <FooterColumn key={shelf.label} label={shelf.label}>
                  {shelf.contacts.map(({ kind, label, href }) => {
                    const Icon = iconOf(kind);
                    return (
                      <li key={href}>
                        <a href={href}>
                          <Icon aria-hidden />
                          {label}
                        </a>
                      </li>
                    );
                  })}
                </FooterColumn>
              ))}
            </Box>
          )}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              typography: 'body2',
              color: 'text.secondary',
            }}
          >
            <ColourSchemeSwitch />
            {legal !== undefined && <span>{legal}</span>}
          </Box>
        </Container>
      </Box>
    </Box>
  );
}
