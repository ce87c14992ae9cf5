import { checkout, layout } from '@laundry/strings';
import { useLocation } from 'react-router';
import { config } from '../config.ts';
import { PortalRedirectPage } from '../features/portal-redirect/PortalRedirectPage.tsx';

export const meta = () => [
  { title: layout.pageTitle(checkout.portal.title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];

export default function PortalRedirectRoute() {
  const { pathname } = useLocation();
  return <PortalRedirectPage portal={`${config.origins.admin}${pathname}`} />;
}
