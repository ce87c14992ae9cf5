import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import type { Contact } from './contacts.ts';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';

export interface EntryShellProps {
  /** Product name, as configured. */
  brandName: string;
  /** What people can do after logging in: a sentence under the drawing, where there is room for it. */
  claim: string;
  /** A decorative drawing. */
  picture: ReactNode;
  /** Contacts for help, in the footer. */
  contacts?: readonly Contact[];
  children: ReactNode;
}

const areas = {
  gridTemplateAreas: { xs: '"head" "main" "foot"', md: '"head main" "foot main"' },
  gridTemplateColumns: { xs: '100%', md: 'minmax(20rem, 5fr) 7fr' },
  gridTemplateRows: { xs: 'auto 1fr auto', md: '1fr auto' },
} as const;

const contact = {
  display: 'inline-block',
  mr: 3,
  py: 1.25,
  color: 'text.primary',
  textUnderlineOffset: '0.25em',
} as const;

const inset = { px: { xs: 2, sm: 4, lg: 7 } } as const;

/** The page of a login: the brand and its picture beside the form. */
export function EntryShell({ brandName, claim, picture, contacts = [], children }: EntryShellProps) {
  return (
    <Box sx={{ display: 'grid', minHeight: '100vh', backgroundColor: 'background.paper', ...areas }}>
      <SkipLink />
      <Box
        component="header"
        sx={{
          gridArea: 'head',
          display: 'flex',
          flexDirection: 'column',
          gap: 4,
          py: { xs: 2, md: 5 },
          backgroundColor: 'background.tinted',
          ...inset,
        }}
      >
        <Logo name={brandName} />
        <Box sx={{ display: { xs: 'none', md: 'grid' }, gap: 2, my: 'auto' }}>
          {picture}
          <Box
            component="p"
            sx={{ typography: 'h1', fontSize: '2.25rem', m: 0, maxWidth: '16ch', textWrap: 'balance' }}
          >
            {claim}
          </Box>
        </Box>
      </Box>
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{
          gridArea: 'main',
          display: 'grid',
          alignContent: { xs: 'start', md: 'center' },
          py: { xs: 4, md: 6 },
          ...inset,
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 440, mx: 'auto' }}>{children}</Box>
      </Box>
      <Box
        component="footer"
        sx={{ gridArea: 'foot', py: 2.5, backgroundColor: { md: 'background.tinted' }, ...inset }}
      >
        {contacts.map(({ label, href }) => (
          <Box component="a" key={href} href={href} sx={contact}>
            {label}
          </Box>
        ))}
        <ColourSchemeSwitch />
      </Box>
    </Box>
  );
}
