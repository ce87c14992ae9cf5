import { offline } from '@laundry/strings';
import { OfflineNotice, PublicShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { config } from '../config.ts';
import { isTask, pageAt } from '../pages.ts';
import { pageOf } from '../paths.ts';
import { companyDetails } from './companyDetails.ts';
import { SiteLink } from './SiteLink.tsx';
import { portalLink, siteLinks } from './siteLinks.ts';

/** The frame around every page. */
export const SiteLayout = ({ pathname, children }: { pathname: string; children: ReactNode }) => (
  <PublicShell
    brandName={config.brand.productName}
    links={siteLinks(pageOf(pathname))}
    utilityLinks={[portalLink]}
    link={SiteLink}
    foot={{ ...companyDetails, compact: isTask(pageAt(pathname)) }}
    pageKey={pageOf(pathname)}
  >
    {children}
    <OfflineNotice kept={offline.kept}>{offline.notice}</OfflineNotice>
  </PublicShell>
);
