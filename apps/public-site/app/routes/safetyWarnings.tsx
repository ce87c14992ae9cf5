import { safetyWarnings as texts } from '@laundry/strings';
import { SafetyWarningsPage } from '../features/help/SafetyWarningsPage.tsx';
import { homeBreadcrumbs, pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: paths.safetyWarnings,
    breadcrumbs: homeBreadcrumbs,
  });

export default SafetyWarningsPage;
