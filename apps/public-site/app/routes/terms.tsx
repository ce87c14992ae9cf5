import { terms } from '@laundry/strings';
import { LegalPage } from '../features/company/LegalPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: terms.pageTitle,
    description: terms.description,
    path: paths.terms,
    breadcrumbs: homeBreadcrumbs,
  });

export default () => <LegalPage texts={terms} />;
