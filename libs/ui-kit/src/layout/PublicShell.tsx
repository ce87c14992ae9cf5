import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import type { SiteFooterProps } from './SiteFooter.tsx';
import type { NavEntry, NavLink } from './links.ts';

export interface PublicShellProps {
  /** Product name, as configured. */
  brandName: string;
  /** Links and groups of the header and the footer. */
  links: readonly NavEntry[];
  /** Secondary links, in a thin bar above the header. */
  utilityLinks: readonly NavLink[];
  /** Further content of the footer: contacts, company data, legal links, and its size. */
  foot: Omit<SiteFooterProps, 'brandName' | 'links'>;
  children: ReactNode;
}

/** The frame of a public page: skip link, header, <main>, footer. */
export function PublicShell({ brandName, links, utilityLinks, foot, children }: PublicShellProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <SiteHeader brandName={brandName} links={links} utilityLinks={utilityLinks} />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        {children}
      </Box>
      <SiteFooter brandName={brandName} links={[...links, ...utilityLinks]} {...foot} />
    </Box>
  );
}
