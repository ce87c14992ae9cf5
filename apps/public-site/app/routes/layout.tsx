import { offline } from '@laundry/strings';
import { OfflineNotice, PublicShell } from '@laundry/ui-kit';
import { Outlet, useLocation } from 'react-router';
import { config } from '../config.ts';
import { companyDetails } from '../layout/companyDetails.ts';
import { SiteLink } from '../layout/SiteLink.tsx';
import { portalLink, siteLinks } from '../layout/siteLinks.ts';
import { isTask, pageAt } from '../pages.ts';
import { pageOf, paths, SAMPLE_RESULT } from '../paths.ts';

/** The frame around every page. */
export default function SiteLayout() {
  const page = pageOf(useLocation().pathname);
  const shown = pageAt(page === SAMPLE_RESULT ? paths.paymentResult : page);
  return (
    <PublicShell
      brandName={config.brand.productName}
      links={siteLinks(page)}
      utilityLinks={[portalLink(config.origins.admin)]}
      link={SiteLink}
      foot={{ ...companyDetails(config), compact: shown !== undefined && isTask(shown) }}
      pageKey={page}
    >
      <Outlet />
      <OfflineNotice kept={offline.kept}>{offline.notice}</OfflineNotice>
    </PublicShell>
  );
}
