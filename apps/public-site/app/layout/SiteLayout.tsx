import { errors, offline } from '@laundry/strings';
import { CONTENT_ID, OfflineNotice, SiteFooter, SiteHeader, SkipLink } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { config } from '../config.ts';
import { isTask, pageAt } from '../pages.ts';
import { withoutTrailingSlash } from '../paths.ts';
import { companyDetails } from './companyDetails.ts';
import { portalLink, siteLinks } from './siteLinks.ts';

/** The frame around every page: skip link, header, <main>, footer. */
export function SiteLayout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const brandName = config.brand.productName;
  const links = siteLinks(withoutTrailingSlash(pathname));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <SiteHeader brandName={brandName} links={links} utilityLinks={[portalLink]} />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: '1 0 auto' }}>
        {children}
        <OfflineNotice kept={offline.kept}>{errors.offline}</OfflineNotice>
      </Box>
      <SiteFooter
        {...companyDetails}
        brandName={brandName}
        links={[...links, portalLink]}
        compact={isTask(pageAt(pathname))}
      />
    </Box>
  );
}
