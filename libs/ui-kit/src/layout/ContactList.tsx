import Box from '@mui/material/Box';
import { kitNavigation } from '@laundry/strings';
import { iconOf } from './contacts.tsx';
import type { Contact } from './contacts.tsx';

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 3, lg: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    color: 'text.primary',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& svg': { flexShrink: 0, width: 22, height: 22, fill: 'currentColor', color: 'primary.main' },
} as const;

/** Ways to contact the company, in a row. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <Box component="ul" aria-label={kitNavigation.contact} sx={list}>
      {contacts.map(({ kind, label, href }) => {
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
    </Box>
  );
}
