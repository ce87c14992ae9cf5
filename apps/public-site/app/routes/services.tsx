import { services as texts } from '@laundry/strings';
import { ServicesPage } from '../features/services/ServicesPage.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.services,
    trail: fromHome,
  });

export default function ServicesRoute() {
  return <ServicesPage visitForm={<IslandSlot />} />;
}
