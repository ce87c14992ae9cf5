import { snapshot } from 'virtual:snapshot';
import { laundromats as texts } from '@laundry/strings';
import { LaundromatsPage } from '../features/tools/LaundromatsPage.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { fromHome } from '../layout/trail.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.laundromats,
    trail: fromHome,
  });

export default function LaundromatsRoute() {
  return <LaundromatsPage laundromats={snapshot.laundromats} />;
}
