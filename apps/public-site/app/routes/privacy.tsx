import { privacy } from '@laundry/strings';
import { LegalPage } from '../features/company/LegalPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: privacy.pageTitle,
    description: privacy.description,
    path: paths.privacy,
    breadcrumbs: homeBreadcrumbs,
  });

export default () => <LegalPage texts={privacy} />;
