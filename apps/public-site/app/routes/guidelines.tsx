import { guidelines as texts } from '@laundry/strings';
import { GuidelinesPage } from '../features/help/GuidelinesPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.guidelines,
    breadcrumbs: homeBreadcrumbs,
  });

export default GuidelinesPage;
