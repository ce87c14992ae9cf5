import { snapshot } from 'virtual:snapshot';
import { laundromats as texts } from '@laundry/strings';
import { LaundromatsPage } from '../features/laundromats/LaundromatsPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.laundromats,
    breadcrumbs: homeBreadcrumbs,
  });

export default function LaundromatsRoute() {
  return <LaundromatsPage laundromats={snapshot.laundromats} />;
}
