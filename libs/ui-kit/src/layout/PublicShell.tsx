import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import type { SiteFooterProps } from './SiteFooter.tsx';
import type { LinkComponent, NavEntry, NavLink } from './links.ts';

export interface PublicShellProps {
  /** Product name, as configured. */
  brandName: string;
  /** Places and groups of the head, and of the foot (the same ones unless given). */
  links: readonly NavEntry[];
  footerLinks?: readonly NavEntry[];
  /** Places for a few, in a thin bar above the head. */
  utilityLinks?: readonly NavLink[];
  link: LinkComponent;
  /** At the end of the head's bar. */
  action?: ReactNode;
  /** What else the foot has: how to reach the company, whose site it is, how much of it there is. */
  foot?: Pick<SiteFooterProps, 'contacts' | 'facts' | 'legalLinks' | 'compact'>;
  /** Changes with the page: the folded menu then closes. */
  pageKey?: string;
  children: ReactNode;
}

/** Everything around a page of the public site: skip link, head, <main>, foot. */
export function PublicShell({
  brandName,
  links,
  utilityLinks = [],
  footerLinks = [...links, ...utilityLinks],
  link,
  action,
  foot,
  pageKey,
  children,
}: PublicShellProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <SiteHeader
        brandName={brandName}
        links={links}
        utilityLinks={utilityLinks}
        link={link}
        action={action}
        {...(pageKey !== undefined && { pageKey })}
      />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        {children}
      </Box>
      <SiteFooter brandName={brandName} links={footerLinks} link={link} {...foot} />
    </Box>
  );
}
