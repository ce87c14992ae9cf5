import { home } from '@laundry/strings';
import { config } from '../config.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { businessJsonLd } from '../layout/companyDetails.ts';
import { pageMeta } from '../layout/pageMeta.ts';
import { paths, portalPaths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: home.pageTitle, description: home.lead, path: paths.home, facts: [businessJsonLd] });

export default function HomeRoute() {
  return <HomePage portalUrl={`${config.origins.admin}${portalPaths[0]}`} figures={config.brand.figures} />;
}
