import { services as texts } from '@laundry/strings';
import { ServicesPage } from '../features/services/ServicesPage.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.services,
    breadcrumbs: homeBreadcrumbs,
  });

export default function ServicesRoute() {
  return <ServicesPage visitForm={<IslandSlot />} />;
}
