import Box from '@mui/material/Box';
import { kitNavigation } from '@laundry/strings';
import { footerLink } from './layoutStyles.ts';
import { plainList } from '../theme/tokens.ts';
import type { Contact } from './contacts.ts';
import symbols from './contacts.svg?no-inline';

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 3, lg: 2 },
  ...plainList,
  '& a': { ...footerLink, gap: 1 },
  '& svg': { flexShrink: 0, width: 22, height: 22, fill: 'currentColor', color: 'primary.main' },
} as const;

/** Ways to contact the company, in a row. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <Box component="ul" aria-label={kitNavigation.contact} sx={list}>
      {contacts.map(({ kind, label, href }) => (
        <li key={href}>
          <a href={href}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <use href={`${symbols}#${kind}`} />
            </svg>
            {label}
          </a>
        </li>
      ))}
    </Box>
  );
}
