import { checkout, layout } from '@laundry/strings';
import { useLocation } from 'react-router';
import { config } from '../config.ts';
import { PortalRedirectPage } from '../features/portal-redirect/PortalRedirectPage.tsx';
import { pageOf } from '../paths.ts';

export const meta = () => [
  { title: layout.pageTitle(checkout.portal.title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];

export default function PortalRedirectRoute() {
  const page = pageOf(useLocation().pathname);
  return <PortalRedirectPage portal={`${config.origins.admin}${page}`} />;
}
