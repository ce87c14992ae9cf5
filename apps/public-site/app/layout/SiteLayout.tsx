import { errors, offline } from '@laundry/strings';
import { OfflineNotice, PublicShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { config } from '../config.ts';
import { isTask, pageAt } from '../pages.ts';
import { withoutTrailingSlash } from '../paths.ts';
import { companyDetails } from './companyDetails.ts';
import { portalLink, siteLinks } from './siteLinks.ts';

/** The frame around every page. */
export const SiteLayout = ({ pathname, children }: { pathname: string; children: ReactNode }) => (
  <PublicShell
    brandName={config.brand.productName}
    links={siteLinks(withoutTrailingSlash(pathname))}
    utilityLinks={[portalLink]}
    foot={{ ...companyDetails, compact: isTask(pageAt(pathname)) }}
  >
    {children}
    <OfflineNotice kept={offline.kept}>{errors.offline}</OfflineNotice>
  </PublicShell>
);
