import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Logo } from '../brand/Logo.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { ContactList } from './ContactList.tsx';
import { FooterMap } from './FooterMap.tsx';
import { WaterLine } from './WaterLine.tsx';
import { spreadRow } from './layoutStyles.ts';
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

const last = {
  ...spreadRow,
  alignItems: { sm: 'baseline', lg: 'center' },
  typography: 'body2',
  color: 'text.secondary',
  '& p': { m: 0, flex: '1 1 18rem' },
  '& p > span': { display: { xs: 'block', sm: 'inline-block' } },
  '& p > span:not(:last-child)': { mr: 2 },
  '& a': { color: 'inherit', display: 'inline-block', py: 1.25 },
  '& a:not(:last-child)': { mr: 3 },
} as const;

/** The public site's footer: links, contacts and company data. */
export function SiteFooter({ brandName, links, contacts, facts, legalLinks, compact }: SiteFooterProps) {
  return (
    <Box component="footer" sx={{ mt: 'auto', pt: 6, color: 'background.tinted' }}>
      <WaterLine />
      <Box sx={{ backgroundColor: 'background.tinted', color: 'text.primary' }}>
        <Container
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: compact ? 1 : 3, pb: 3 }}
        >
          {!compact && <FooterMap links={links} />}
          <Box sx={spreadRow}>
            <Logo name={brandName} />
            <ContactList contacts={contacts} />
          </Box>
          <Box sx={last}>
            <p>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            <div>
              {legalLinks.map(({ label, to }) => (
                <a key={to} href={to}>
                  {label}
                </a>
              ))}
            </div>
            <ColourSchemeSwitch />
          </Box>
        </Container>
      </Box>
    </Box>
  );
}
