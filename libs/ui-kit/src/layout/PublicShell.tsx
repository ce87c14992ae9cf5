import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CONTENT_ID } from './content.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import type { LinkComponent, NavLink } from './links.ts';

export interface PublicShellProps {
  /** Product name, as configured. */
  brandName: string;
  /** Links of the head, and of the foot (the same ones unless given). */
  links: readonly NavLink[];
  footerLinks?: readonly NavLink[];
  link: LinkComponent;
  /** At the end of the head's bar. */
  action?: ReactNode;
  /** Contact points in the foot. */
  contact?: ReactNode;
  /** Changes with the page: the folded menu then closes. */
  pageKey?: string;
  children: ReactNode;
}

/** Everything around a page of the public site: skip link, head, <main>, foot. */
export function PublicShell({
  brandName,
  links,
  footerLinks = links,
  link,
  action,
  contact,
  pageKey,
  children,
}: PublicShellProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <SiteHeader
        brandName={brandName}
        links={links}
        link={link}
        action={action}
        {...(pageKey !== undefined && { pageKey })}
      />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        {children}
      </Box>
      <SiteFooter brandName={brandName} links={footerLinks} link={link} contact={contact} />
    </Box>
  );
}
