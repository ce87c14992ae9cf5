import { home, layout } from '@laundry/strings';
import { config } from '../config.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { portalPaths } from '../paths.ts';

export const meta = () => [
  { title: layout.pageTitle(home.pageTitle, config.brand.productName) },
  { name: 'description', content: home.lead },
];

export default function HomeRoute() {
  return <HomePage portalUrl={`${config.origins.admin}${portalPaths[0]}`} />;
}
