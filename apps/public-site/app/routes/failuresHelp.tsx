import { failuresHelp as texts } from '@laundry/strings';
import { FailuresHelpPage } from '../features/help/FailuresHelpPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.failuresHelp,
    breadcrumbs: homeBreadcrumbs,
  });

export default FailuresHelpPage;
