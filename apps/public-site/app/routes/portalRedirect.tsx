import { checkout } from '@laundry/strings';
import { useLocation } from 'react-router';
import { config } from '../config.ts';
import { PortalRedirectPage } from '../features/portal-redirect/PortalRedirectPage.tsx';
import { pageOf } from '../paths.ts';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(checkout.portal.title);

export default function PortalRedirectRoute() {
  const page = pageOf(useLocation().pathname);
  return <PortalRedirectPage portal={`${config.origins.admin}${page}`} />;
}
