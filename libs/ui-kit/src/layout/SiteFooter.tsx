import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import { kit, kitNavigation } from '@laundry/strings';
import { Logo } from '../brand/Logo.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { ContactList } from './ContactList.tsx';
import { NavItems } from './NavList.tsx';
import { WaterLine } from './WaterLine.tsx';
import { currentMark, spreadRow } from './layoutStyles.ts';
import { isGroup } from './links.ts';
import { Chevron } from '../theme/icons.tsx';
import { motion } from '../theme/tokens.ts';
import type { Contact } from './contacts.ts';
import type { NavEntry, NavLink } from './links.ts';

export interface SiteFooterProps {
  brandName: string;
  /** Groups become columns; links without a group are in a row below. */
  links: readonly NavEntry[];
  /** E-mail, phone, chat-bot, stores and networks. */
  contacts: readonly Contact[];
  /** The company's name, number, address and hours. */
  facts: readonly string[];
  /** Terms, privacy. */
  legalLinks: readonly NavLink[];
  /** For a page with a single task: all contacts (spec §1) and company data, no links to other pages. */
  compact?: boolean;
}

/** The links: folded on a phone, in columns where there is room. */
const map = (theme: Theme) => ({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { color: 'primary.main', transition: `transform ${motion.settle}ms ${motion.curve}` },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > nav': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    columnGap: { xs: 2, sm: 4 },
    rowGap: 2,
    pt: 1,
  },
  '& h2': { typography: 'h6', m: 0, mb: 0.5 },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  // Links without a group are below, in a row of their own.
  '& > nav > ul': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    lineHeight: 1.3,
    color: 'text.primary',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& a[aria-current]': currentMark,
  '@supports selector(::details-content)': {
    [theme.breakpoints.up('md')]: {
      '&::details-content': { contentVisibility: 'visible' },
      '& > summary': { display: 'none' },
    },
  },
});

const last = {
  ...spreadRow,
  alignItems: { sm: 'baseline', lg: 'center' },
  typography: 'body2',
  color: 'text.secondary',
  '& p': { m: 0, flex: '1 1 18rem' },
  '& p > span': { display: { xs: 'block', sm: 'inline-block' } },
  '& p > span:not(:last-child)': { mr: 2 },
  '& a': { color: 'inherit', display: 'inline-block', py: 1.25 },
  '& a + a': { ml: 3 },
} as const;

/** The public site's footer: links, contacts and company data. */
export function SiteFooter({ brandName, links, contacts, facts, legalLinks, compact }: SiteFooterProps) {
  const ungrouped = links.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  const list = (entries: readonly NavLink[], label?: string) => (
    <ul aria-label={label}>
      <NavItems links={entries} />
    </ul>
  );
  return (
    <Box component="footer" sx={{ mt: 'auto', pt: 6, color: 'background.tinted' }}>
      <WaterLine />
      <Box sx={{ backgroundColor: 'background.tinted', color: 'text.primary' }}>
        <Container sx={{ display: 'grid', gap: 2, pt: compact ? 1 : 3, pb: 3 }}>
          {!compact && (
            <Box component="details" sx={map}>
              <summary>
                {kitNavigation.siteMap}
                <Chevron />
              </summary>
              <nav aria-label={kit.footerNavigation}>
                {links.filter(isGroup).map((group) => (
                  <div key={group.label}>
                    <h2>{group.label}</h2>
                    {list(group.links, group.label)}
                  </div>
                ))}
                {ungrouped.length > 0 && list(ungrouped)}
              </nav>
            </Box>
          )}
          <Box sx={spreadRow}>
            <Logo name={brandName} />
            {contacts.length > 0 && <ContactList contacts={contacts} />}
          </Box>
          <Box sx={last}>
            {facts.length > 0 && (
              <p>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            )}
            {legalLinks.length > 0 && (
              <div>
                {legalLinks.map(({ label, to }) => (
                  <a key={to} href={to}>
                    {label}
                  </a>
                ))}
              </div>
            )}
            <ColourSchemeSwitch />
          </Box>
        </Container>
      </Box>
    </Box>
  );
}
