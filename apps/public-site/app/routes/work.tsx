import { work as texts } from '@laundry/strings';
import { WorkPage } from '../features/company/WorkPage.tsx';
import { businessJsonLd } from '../layout/companyDetails.ts';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.work,
    breadcrumbs: homeBreadcrumbs,
    facts: [businessJsonLd],
  });

export default WorkPage;
